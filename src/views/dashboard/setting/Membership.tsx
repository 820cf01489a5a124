import { detailsQuery } from '#src/api/users.ts';
import { capitalize } from '#src/domain/capitalize.ts';
import { formatDate } from '#src/domain/dates.ts';
import { setting } from '#src/messages/setting.ts';
import { DefinitionList } from '#src/ui/DefinitionList.tsx';
import { EmailAddress } from '#src/ui/EmailAddress.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { QueryError } from '../QueryError';
import { useMemberQuery } from '../useMemberQuery';
import { DescribedCard } from './DescribedCard';
import * as styles from './Setting.css';

const messages = setting.membership;

const loading = [messages.memberSince, messages.role, messages.referredBy].map((term) => ({
  term,
  definition: <Skeleton width="16ch" />,
}));

/** What else the provider says of the account; nothing where it says nothing. */
export function Membership() {
  const query = useMemberQuery(detailsQuery);
  const { joined, referred_by: sponsor, role } = query.data ?? {};
  const items = [
    ...(joined === undefined ? [] : [{ term: messages.memberSince, definition: formatDate(joined) }]),
    ...(role === undefined ? [] : [{ term: messages.role, definition: capitalize(role) }]),
    ...(sponsor?.name === undefined && sponsor?.email === undefined
      ? []
      : [
          {
            term: messages.referredBy,
            definition: (
              <span className={styles.person}>
                {sponsor.name !== undefined && <span>{sponsor.name} </span>}
                {sponsor.email !== undefined && <EmailAddress>{sponsor.email}</EmailAddress>}
              </span>
            ),
          },
        ]),
  ];
  const failed = query.error && !query.data;
  if (!failed && !query.isPending && items.length === 0) return null;
  return (
    <DescribedCard title={messages.title} loading={query.isPending}>
      {failed ? (
        <QueryError what={messages.title} queries={[query]} />
      ) : (
        <DefinitionList items={query.isPending ? loading : items} />
      )}
    </DescribedCard>
  );
}
