import type { RunningProvider } from '#mocks/browser.ts';
import type { LastMovement, NamedAccount } from '#mocks/world/lastMovement.ts';
import { lastMovement as messages } from '#src/messages/lastMovement.ts';
import { Money } from '#src/ui/StatValue.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { ControlSection } from './ControlSection';
import * as styles from './LastMovementReport.css';
import { useWorldReading } from './useWorldReading';

type Pair = LastMovement['pairs'][number];
type Credit = LastMovement['credits'][number];

/** Between one receiver and the next above. */
const RISE_STEP_MS = 160;

const nameHolder = ({ kind, member }: NamedAccount): string => member ?? messages.accounts[kind];
const nameAccount = ({ kind, member }: NamedAccount): string =>
  member === null ? messages.accounts[kind] : messages.account(member, messages.accounts[kind]);

function describe({ kind, member, amount, recipient }: LastMovement): string {
  return messages[kind](member, amount, recipient ?? '');
}

/** Somebody who can get a part of it, and the pair of the ledger by which they do. */
interface Receiver {
  readonly key: string;
  readonly name: string;
  readonly reason: string;
  readonly units: number;
  readonly pair: Pair | undefined;
}

const explain = ({ isSponsor, level, percent, units, full }: Credit): string =>
  [
    isSponsor && messages.sponsor,
    level > 0 && messages.level(level),
    messages.percent(percent),
    units < full && messages.reached,
  ]
    .filter(Boolean)
    .join(' · ');

/** From the top down: who is credited, and above them where the rest goes. */
function listReceivers({ credits, pairs }: LastMovement): readonly Receiver[] {
  const isCredit = ({ to }: Pair) => credits.length > 0 && to.kind === 'earnings';
  const others = pairs.filter((pair) => !isCredit(pair));
  return [
    ...others.map((pair) => ({
      key: pair.to.kind,
      name: nameHolder(pair.to),
      reason: '',
      units: pair.units,
      pair,
    })),
    ...credits.toReversed().map((credit) => ({
      key: String(credit.level),
      name: credit.name,
      reason: explain(credit),
      units: credit.units,
      pair: pairs.find((pair) => isCredit(pair) && pair.to.member === credit.name),
    })),
  ];
}

function PairText({ from, to }: Pair) {
  return (
    <span className={styles.pair}>
      <VisuallyHidden>{messages.pair(nameAccount(from), nameAccount(to))}</VisuallyHidden>
      <span aria-hidden>{`${messages.accounts[from.kind]} → ${messages.accounts[to.kind]}`}</span>
    </span>
  );
}

/** The members as they stand above each other, with what rises from the lowest; beside each the pair of the ledger. */
function Movement({ movement }: { readonly movement: LastMovement }) {
  const receivers = listReceivers(movement);
  const [first] = movement.pairs;
  return (
    <ol className={styles.graph} aria-label={messages.receivers}>
      {receivers.map(({ key, name, reason, units, pair }, index) => (
        <li
          key={key}
          className={units > 0 ? styles.receiver : styles.passed}
          style={{ animationDelay: `${(receivers.length - 1 - index) * RISE_STEP_MS}ms` }}
        >
          <span aria-hidden className={styles.node}>
            {messages.initials(name)}
          </span>
          <span className={styles.name}>{name}</span>
          <span className={styles.amount}>
            <Money units={units} />
          </span>
          <span className={styles.reason}>{reason}</span>
          {pair && <PairText {...pair} />}
        </li>
      ))}
      <li className={styles.source}>
        <span aria-hidden className={styles.node}>
          {messages.initials(first ? nameHolder(first.from) : '')}
        </span>
        <span className={styles.name}>{first && nameHolder(first.from)}</span>
        <span className={styles.amount}>
          <Money units={movement.amount} direction="out" />
        </span>
        <span className={styles.reason}>{movement.kind === 'donation' && messages.donor}</span>
        <span className={styles.pair}>{messages.sum}</span>
      </li>
    </ol>
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
          <Movement key={movement.id} movement={movement} />
        </>
      )}
    </ControlSection>
  );
}
