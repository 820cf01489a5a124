import { absolute, formatUnits } from '#src/domain/money.ts';
import type { BalanceStatement } from '#src/domain/statement.ts';
import { statement as messages } from '#src/messages/statement.ts';
import { Section } from '#src/ui/Section.tsx';
import { Money } from '#src/ui/StatValue.tsx';
import { orNotAvailable } from '../../NotAvailable';
import * as styles from './Statement.css';
import { StatementTable } from './StatementTable';

/** One balance over a period: what it opened and closed with, and every movement between. */
export function BalanceSection({ statement }: { readonly statement: BalanceStatement }) {
  const { kind, opening, incoming, outgoing, closing, lines } = statement;
  const figures = [
    { name: messages.opening, value: orNotAvailable(opening, formatUnits) },
    { name: messages.incoming, value: <Money units={incoming} direction="in" size="inherited" /> },
    { name: messages.outgoing, value: <Money units={absolute(outgoing)} direction="out" size="inherited" /> },
    { name: messages.closing, value: orNotAvailable(closing, formatUnits) },
  ];
  return (
    <Section title={messages.kinds[kind]} description={messages.about[kind]}>
      <dl className={styles.figures}>
        {figures.map(({ name, value }) => (
          <div key={name} className={styles.figureBox}>
            <dt className={styles.figureName}>{name}</dt>
            <dd className={styles.figureValue}>{value}</dd>
          </div>
        ))}
      </dl>
      {lines.length === 0 ? (
        <p className={styles.nothing}>{messages.nothing}</p>
      ) : (
        <StatementTable caption={messages.kinds[kind]} lines={lines} />
      )}
    </Section>
  );
}
