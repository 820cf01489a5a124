import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import * as z from 'zod/mini';
import { buttonClass } from '../../../ui/buttonClass';
import { CodeLine } from '../../../ui/CodeLine';
import { Notice } from '../../../ui/Notice';
import { PageTitle } from '../../../ui/PageTitle';
import { urls } from '../../../urls';
import { signUpSuccess as sentences } from '../../../wording/signUp';
import { Copy } from '../../Copy';
import { PublicPage } from '../PublicPage';

/** What the sign-up screen passes along with the navigation. */
const passedAlong = z.object({ userPrivateKey: z.string().check(z.minLength(1)) });

/** Milliseconds that the copied icon stays on this screen (specification section 9). */
const COPIED_FOR = 1000;

/** Shows the new private key, once (specification section 2). */
export default function SignUpSuccess() {
  const passed = passedAlong.safeParse(useHistoryState());

  return (
    <PublicPage>
      <PageTitle lead={sentences.canSignIn}>{sentences.title}</PageTitle>
      {passed.success ? (
        <>
          <p>{sentences.keepSafe}</p>
          <CodeLine
            label={sentences.privateKey}
            action={
              <Copy
                text={passed.data.userPrivateKey}
                label={sentences.copy}
                copiedLabel={sentences.copied}
                copiedFor={COPIED_FOR}
                appearance="icon"
              />
            }
          >
            {passed.data.userPrivateKey}
          </CodeLine>
        </>
      ) : (
        <Notice tone="info">{sentences.missing}</Notice>
      )}
      <Link href={urls.signIn} replace className={buttonClass('primary', true)}>
        {sentences.back}
      </Link>
    </PublicPage>
  );
}
