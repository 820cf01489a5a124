import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { profileQuery } from '#src/api/users.ts';
import { formatDollars } from '#src/domain/money.ts';
import { home as messages } from '#src/messages/home.ts';
import { buttonClass } from '#src/ui/Button.tsx';
import { Section } from '#src/ui/Section.tsx';
import { StatValue } from '#src/ui/StatValue.tsx';
import { urls } from '#src/urls.ts';
import { orNotAvailable } from '../../NotAvailable';
import { QueryBoundary } from '../QueryError';
import { useMemberQuery } from '../useMemberQuery';
import { EarningThreshold } from './EarningThreshold';
import * as styles from './Now.css';

const { cards, now } = messages;

/** What the member has at hand, where it can go, and what can still be earned. */
export function Now({ columns }: { readonly columns: keyof typeof styles.sheet }) {
  const query = useMemberQuery(profileQuery);
  const { balances } = query.data ?? {};
  const money = (dollars: number | undefined) => query.data && orNotAvailable(dollars, formatDollars);
  return (
    <Section title={now.title}>
      <div className={styles.sheet[columns]}>
        <QueryBoundary what={now.balances} queries={[query]}>
          <Balance title={cards.availableToWithdraw} value={money(balances?.balance)} isLarge>
            <Link href={urls.withdraw} className={buttonClass('quiet')}>
              {now.withdraw}
            </Link>
          </Balance>
          <Balance title={cards.impactBalance} value={money(balances?.deposit_balance)}>
            <Link href={urls.deposit} className={buttonClass('quiet')}>
              {now.deposit}
            </Link>
            <Link href={urls.donate} className={buttonClass('quiet')}>
              {now.donate}
            </Link>
          </Balance>
        </QueryBoundary>
        <EarningThreshold />
      </div>
    </Section>
  );
}

interface BalanceProps {
  readonly title: string;
  readonly value: ReactNode | undefined;
  readonly isLarge?: boolean;
  /** what can be done with it */
  readonly children: ReactNode;
}

const Balance = ({ title, value, isLarge = false, children }: BalanceProps) => (
  <div className={styles.part}>
    <dl aria-busy={value === undefined || undefined}>
      <div>
        <dt className={styles.term}>{title}</dt>
        <dd>
          <StatValue value={value} size={isLarge ? 'large' : 'medium'} />
        </dd>
      </div>
    </dl>
    <div className={styles.actions}>{children}</div>
  </div>
);
