import { formatDate } from '#src/domain/dates.ts';
import { formatUnits } from '#src/domain/money.ts';
import type { BalanceStatement } from '#src/domain/statement.ts';
import { statement as messages } from '#src/messages/statement.ts';
import { Section } from '#src/ui/Section.tsx';
import { Money } from '#src/ui/StatValue.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { orNotAvailable } from '../../NotAvailable';
import * as styles from './Statement.css';

const absolute = (units: bigint) => (units < 0n ? -units : units);

/** One balance over a period: what it opened and closed with, and every movement between. */
export function BalanceSection({ statement }: { readonly statement: BalanceStatement }) {
  const { kind, opening, incoming, outgoing, closing, lines } = statement;
  const figures = [
    { name: messages.opening, value: orNotAvailable(opening, formatUnits) },
    { name: messages.incoming, value: <Money units={incoming} direction="in" size="body" /> },
    { name: messages.outgoing, value: <Money units={absolute(outgoing)} direction="out" size="body" /> },
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
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{messages.kinds[kind]}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.head}>
                {messages.date}
              </th>
              <th scope="col" className={styles.head}>
                {messages.movement}
              </th>
              <th scope="col" className={styles.numberHead}>
                {messages.amount}
              </th>
              <th scope="col" className={styles.numberHead}>
                {messages.balance}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ at, type, detail, id, units, balance }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a provider may repeat ids, and the lines keep their order
              <tr key={index}>
                <td className={styles.date}>{formatDate(at)}</td>
                <td className={styles.movement}>
                  {messages.movements[type]}
                  <span className={styles.detail}>{[detail, id].filter(Boolean).join(' · ')}</span>
                </td>
                <td className={styles.number}>
                  <Money units={absolute(units)} direction={units < 0n ? 'out' : 'in'} />
                </td>
                <td className={styles.number}>{orNotAvailable(balance, formatUnits)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}
