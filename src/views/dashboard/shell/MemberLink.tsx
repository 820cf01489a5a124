import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useServices, useSession } from '#src/actors/context.ts';
import { profileQuery } from '#src/api/users.ts';
import { getInitials } from '#src/domain/initials.ts';
import { shell as messages } from '#src/messages/shell.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { urls } from '#src/urls.ts';
import * as styles from './MemberLink.css';

/**
 * Who is signed in, leading to Setting. What the screens have read of the profile, else what the session says: it asks
 * the provider for nothing itself (D402).
 */
export function MemberLink({ onNavigate }: { readonly onNavigate?: (() => void) | undefined }) {
  const { client } = useServices();
  const user = useSession(({ context }) => context.auth?.user);
  const { data } = useQuery({ ...profileQuery(client), enabled: false });
  const { name, email, stage } = data?.profile ?? user ?? {};
  return (
    <Link href={urls.setting} className={styles.link} onClick={onNavigate}>
      <span aria-hidden="true" className={styles.initials}>
        {getInitials(name ?? '')}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name ?? email ?? messages.account}</span>
        {stage !== undefined && <span className={styles.stage}>{messages.stage(stage)}</span>}
        <VisuallyHidden>{messages.entries.setting}</VisuallyHidden>
      </span>
    </Link>
  );
}
