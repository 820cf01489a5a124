import { markDifferences, spellOut } from '#src/domain/address.ts';
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
        return differs ? <mark key={key}>{spellOut(text)}</mark> : <span key={key}>{text}</span>;
      })}
    </code>
  );
};

const count = (text: string): number => [...text].length;

interface ComparedAddressesProps {
  readonly typed: string;
  readonly own: string;
}

/** An address and one of the member's own that it looks like, with each character marked that differs (D420). */
export function ComparedAddresses({ typed, own }: ComparedAddressesProps) {
  const [typedLength, ownLength] = [count(typed), count(own)];
  const differing = markDifferences(typed, own)
    .filter(({ differs }) => differs)
    .reduce((sum, { text }) => sum + count(text), 0);
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
      <p>
        {typedLength === ownLength
          ? messages.count(differing, typedLength)
          : messages.lengths(typedLength, ownLength)}
      </p>
    </>
  );
}
