import { forgetMovements, type MovementKind, useUnconfirmedMovements } from '#src/actors/pendingMovements.ts';
import { movement as messages } from '#src/messages/movement.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { describeMovement } from './describeMovement';

/** On the screen of a kind: what was sent before a reload or the end of a session, until the member has looked it up. */
export function EarlierMovements({ kind }: { readonly kind: MovementKind }) {
  const movements = useUnconfirmedMovements().filter((one) => one.kind === kind);
  if (movements.length === 0) return null;
  return (
    <Notice tone="warning" role="status">
      {movements.map((movement) => (
        <p key={movement.key}>{describeMovement(movement)}</p>
      ))}
      <p>{messages.another(kind)}</p>
      <Button variant="quiet" onClick={() => forgetMovements(movements)}>
        {messages.lookedUp}
      </Button>
    </Notice>
  );
}
