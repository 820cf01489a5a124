import { useSession } from '#src/actors/context.ts';
import { profileQuery, sponsorsQuery } from '#src/api/users.ts';
import type { Sponsor } from '#src/contract/team.ts';
import { standing } from '#src/messages/home.ts';
import { network } from '#src/messages/network.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useLoadingMark } from '#src/ui/useLoadingMark.ts';
import { orNotAvailable } from '../../NotAvailable';
import { QuerySection } from '../QueryError';
import { getInitial } from '../team-graph/memberLabels';
import { useMemberQuery } from '../useMemberQuery';
import * as styles from './Sponsors.css';

const messages = network.sponsors;

const MAX_SPONSORS = 10;

/** The member's sponsors as a line, from the direct one up; nothing where the provider does not list any. Most have one. */
export function Sponsors() {
  const query = useMemberQuery(sponsorsQuery);
  const user = useSession(({ context }) => context.auth?.user);
  const profile = useMemberQuery(profileQuery).data?.profile;
  const own = {
    name: profile?.name ?? user?.name,
    referral_code: profile?.referral_code ?? user?.referral_code,
  };
  // The line may begin with the member, who is told by the name where there is no code to compare.
  const isOwn = ({ name, referral_code }: Sponsor, index: number) =>
    referral_code === undefined || own.referral_code === undefined
      ? index === 0 && name !== undefined && name === own.name
      : referral_code === own.referral_code;
  const sponsors = query.data?.filter((each, index) => !isOwn(each, index));
  const loadingMark = useLoadingMark(query.isPending);
  if (!query.isPending && !query.error && !sponsors?.length) return null;
  const shown = sponsors?.slice(0, MAX_SPONSORS) ?? [];
  const more = (sponsors?.length ?? 0) - shown.length;
  return (
    <QuerySection title={messages.title} queries={[query]} description={messages.description}>
      <ol className={styles.line} aria-busy={query.isPending || undefined} {...loadingMark}>
        {query.isPending && (
          <li className={styles.sponsor}>
            <span className={styles.initial} />
            <Skeleton width="12ch" />
          </li>
        )}
        {shown.map(({ name, stage }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the chain has an order and no ids
          <li key={index} className={styles.sponsor}>
            <span className={styles.initial} data-initial={getInitial({ name })} />
            <span className={styles.name}>{orNotAvailable(name, String)}</span>
            <span className={styles.stage}>{orNotAvailable(stage, standing.stage)}</span>
          </li>
        ))}
      </ol>
      {more > 0 && <p>{messages.more(more)}</p>}
    </QuerySection>
  );
}
