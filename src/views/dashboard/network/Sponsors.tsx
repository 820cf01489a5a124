import { profileQuery, sponsorsQuery } from '#src/api/users.ts';
import { standing } from '#src/messages/home.ts';
import { network } from '#src/messages/network.ts';
import { RankedList } from '#src/ui/RankedList.tsx';
import { Section } from '#src/ui/Section.tsx';
import { orNotAvailable } from '../../NotAvailable';
import { QueryBoundary } from '../QueryError';
import { useMemberQuery } from '../useMemberQuery';

const messages = network.sponsors;

const MAX_SPONSORS = 10;

/** The member's sponsors, from the direct one up; nothing where the provider does not list any. */
export function Sponsors() {
  const query = useMemberQuery(sponsorsQuery);
  const ownCode = useMemberQuery(profileQuery).data?.profile.referral_code;
  const sponsors = query.data?.filter(
    ({ referral_code }) => referral_code === undefined || referral_code !== ownCode,
  );
  if (!query.error && !sponsors?.length) return null;
  const shown = sponsors?.slice(0, MAX_SPONSORS) ?? [];
  const more = (sponsors?.length ?? 0) - shown.length;
  return (
    <Section title={messages.title} description={messages.description}>
      <QueryBoundary what={messages.title} queries={[query]}>
        <RankedList
          items={shown.map(({ name, stage }, index) => ({
            key: `${index}`,
            name: orNotAvailable(name, String),
            value: orNotAvailable(stage, standing.stage),
          }))}
        />
        {more > 0 && <p>{messages.more(more)}</p>}
      </QueryBoundary>
    </Section>
  );
}
