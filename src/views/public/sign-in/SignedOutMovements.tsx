import { type MovementKind, useUnconfirmedMovements } from '#src/actors/pendingMovements.ts';
import { movement as messages } from '#src/messages/movement.ts';
import { lines } from '#src/ui/Notice.css.ts';
import { Notice } from '#src/ui/Notice.tsx';

/** The movements of which it is not known whether they went through; here, where anybody may look, only their kinds. */
export default function SignedOutMovements() {
  const kinds = new Set<MovementKind>(useUnconfirmedMovements().map(({ kind }) => kind));
  if (kinds.size === 0) return null;
  return (
    <Notice tone="warning" role="status">
      <div className={lines}>
        {[...kinds].map((kind) => (
          <p key={kind}>{messages.signedOut(kind)}</p>
        ))}
        <p>{messages.signIn}</p>
      </div>
    </Notice>
  );
}
