import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import * as z from 'zod/mini';
import { signUpSuccess as messages } from '#src/messages/signUp.ts';
import { buttonClass } from '#src/ui/Button.tsx';
import { CodeLine } from '#src/ui/CodeLine.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { PageTitle } from '#src/ui/PageTitle.tsx';
import { urls } from '#src/urls.ts';
import { CopyToClipboard } from '../../CopyToClipboard';
import { PublicPage } from '../PublicPage';

/** The history state that the sign-up screen passes on. */
const navigationState = z.object({ userPrivateKey: z.string().check(z.minLength(1)) });

/** R9.5. */
const COPIED_DURATION_MS = 1000;

/** Shows the new private key, once (R2.9). */
export default function SignUpSuccess() {
  const passed = navigationState.safeParse(useHistoryState());

  return (
    <PublicPage>
      <PageTitle lead={messages.canSignIn}>{messages.title}</PageTitle>
      {passed.success ? (
        <>
          <p>{messages.keepSafe}</p>
          <CodeLine
            label={messages.privateKey}
            action={
              <CopyToClipboard
                text={passed.data.userPrivateKey}
                messages={messages}
                copiedFor={COPIED_DURATION_MS}
                appearance="icon"
              />
            }
          >
            {passed.data.userPrivateKey}
          </CodeLine>
        </>
      ) : (
        <Notice tone="info">{messages.missing}</Notice>
      )}
      <Link href={urls.signIn} replace className={buttonClass('primary', true)}>
        {messages.back}
      </Link>
    </PublicPage>
  );
}
