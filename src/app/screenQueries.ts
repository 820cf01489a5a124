import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { activityHistoryQuery, topReferrersQuery } from '#src/api/activities.ts';
import type { Client } from '#src/api/client.ts';
import { donationHistoryQuery } from '#src/api/donations.ts';
import { fetchAhead } from '#src/api/fetchAhead.ts';
import { stagesQuery } from '#src/api/stages.ts';
import { transactionHistoryQuery } from '#src/api/transactions.ts';
import { transferHistoryQuery } from '#src/api/transfers.ts';
import { detailsQuery, profileQuery, referralsQuery, sponsorsQuery, statsQuery } from '#src/api/users.ts';

type Start = (client: Client, cache: QueryClient) => Promise<void>;

const starting =
  <Data, Key extends QueryKey>(
    getOptions: (client: Client) => FetchQueryOptions<Data, Error, Data, Key>,
  ): Start =>
  (client, cache) =>
    fetchAhead(cache, getOptions(client));

const profile = starting(profileQuery);
const referrals = starting(referralsQuery);
const activities = starting(activityHistoryQuery);
const stages = starting(stagesQuery);
const stats = starting(statsQuery);
const transactions = starting(transactionHistoryQuery);
const donations = starting(donationHistoryQuery);
const transfers = starting(transferHistoryQuery);
const sponsors = starting(sponsorsQuery);
const details = starting(detailsQuery);
const topReferrers = starting(topReferrersQuery);

/** What each screen reads when it is opened from the menu, by the name of its route. Reads only. */
const screenQueries: Readonly<Record<string, readonly Start[]>> = {
  home: [profile, stats, stages, activities, donations, transactions, topReferrers],
  transactions: [transactions, referrals, activities],
  fundTransfer: [profile, transfers],
  network: [profile, referrals, sponsors, activities],
  deposit: [profile, transactions],
  withdraw: [profile, transactions],
  donate: [profile, stages, donations],
  reports: [stats, referrals],
  setting: [profile, details],
  statement: [profile, transactions, donations, transfers, activities],
  receipt: [profile, transfers],
};

/** Starts a screen's queries before it is opened, those whose data has not only just arrived. Never rejects. */
export async function startQueries(screen: string, client: Client, cache: QueryClient): Promise<void> {
  await Promise.all((screenQueries[screen] ?? []).map((start) => start(client, cache)));
}
