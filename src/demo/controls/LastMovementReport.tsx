import type { RunningProvider } from '#mocks/browser.ts';
import type { LastMovement, NamedAccount } from '#mocks/lastMovement.ts';
import { lastMovement as messages } from '#src/messages/lastMovement.ts';
import { Money } from '#src/ui/StatValue.tsx';
import { ControlSection } from './ControlSection';
import * as styles from './LastMovementReport.css';
import { useWorldReading } from './useWorldReading';

/** Between one receiver and the next above. */
const RISE_STEP_MS = 120;

const nameAccount = ({ kind, member }: NamedAccount): string =>
  member === null ? messages.accounts[kind] : messages.account(member, messages.accounts[kind]);

function describe({ kind, member, amount, recipient }: LastMovement): string {
  return messages[kind](member, amount, recipient ?? '');
}

function Receivers({ movement }: { readonly movement: LastMovement }) {
  const { credits } = movement;
  return (
    <ol className={styles.receivers} aria-label={messages.receivers}>
      {credits.toReversed().map(({ name, isSponsor, level, percent, units, full }, index) => (
        <li
          key={`${movement.id} ${level}`}
          className={styles.receiver}
          style={{ animationDelay: `${(credits.length - index) * RISE_STEP_MS}ms` }}
        >
          <span className={styles.name}>{name}</span>
          <span className={styles.amount}>
            <Money units={units} />
          </span>
          <span className={styles.reason}>
            {[
              isSponsor && messages.sponsor,
              level > 0 && messages.level(level),
              units < full && messages.reached,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <span className={styles.share}>{messages.percent(percent)}</span>
        </li>
      ))}
      <li className={styles.donor}>
        <span className={styles.name}>{movement.member}</span>
        <span className={styles.amount}>
          <Money units={movement.amount} direction="out" />
        </span>
        <span className={styles.reason}>{messages.donor}</span>
      </li>
    </ol>
  );
}

function Ledger({ pairs, amount }: LastMovement) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{messages.ledger}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.cell}>
            {messages.from}
          </th>
          <th scope="col" className={styles.cell}>
            {messages.to}
          </th>
          <th scope="col" className={styles.figure}>
            {messages.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ from, to, units }) => (
          <tr key={`${nameAccount(from)} ${nameAccount(to)}`}>
            <td className={styles.cell}>{nameAccount(from)}</td>
            <td className={styles.cell}>{nameAccount(to)}</td>
            <td className={styles.figure}>
              <Money units={units} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2} className={styles.cell}>
            {messages.sum}
          </th>
          <td className={styles.figure}>
            <Money units={amount} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

const readLatest = ({ readLastMovement }: RunningProvider) => readLastMovement();

/** The latest movement of money in the world, of this tab or another, as soon as it has happened. */
export function LastMovementReport() {
  const [movement] = useWorldReading(readLatest);
  return (
    <ControlSection title={messages.title} hint={messages.hint}>
      {movement === null && <p>{messages.none}</p>}
      {movement && (
        <>
          <p role="status" className={styles.sentence}>
            {describe(movement)}
          </p>
          {movement.kind === 'donation' && <Receivers key={movement.id} movement={movement} />}
          <Ledger {...movement} />
        </>
      )}
    </ControlSection>
  );
}
