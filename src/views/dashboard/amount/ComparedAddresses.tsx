import { markDifferences } from '#src/domain/address.ts';
import { confirmation } from '#src/messages/confirmation.ts';
import * as styles from './Confirmation.css';

const messages = confirmation.lookAlike;

interface MarkedAddressProps {
  readonly address: string;
  readonly other: string;
}

const MarkedAddress = ({ address, other }: MarkedAddressProps) => {
  let position = 0;
  return (
    <code className={styles.address}>
      {markDifferences(address, other).map(({ text, differs }) => {
        const key = position;
        position += text.length;
        return differs ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
      })}
    </code>
  );
};

interface ComparedAddressesProps {
  readonly typed: string;
  readonly own: string;
}

/** An address and one of the member's own that it looks like, with each character marked that differs (D420). */
export function ComparedAddresses({ typed, own }: ComparedAddressesProps) {
  const differing = markDifferences(typed, own).reduce(
    (sum, { text, differs }) => sum + (differs ? text.length : 0),
    0,
  );
  return (
    <>
      <p>{messages.warning}</p>
      <dl className={styles.compared}>
        <dt>{messages.typed}</dt>
        <dd>
          <MarkedAddress address={typed} other={own} />
        </dd>
        <dt>{messages.used}</dt>
        <dd>
          <MarkedAddress address={own} other={typed} />
        </dd>
      </dl>
      <p>{messages.count(differing, typed.length)}</p>
    </>
  );
}
