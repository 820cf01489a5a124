import { type Ref, useCallback, useMemo } from 'react';
import { formatDate } from '#src/domain/dates.ts';
import { absolute, formatUnits } from '#src/domain/money.ts';
import type { StatementLine } from '#src/domain/statement.ts';
import { statement as messages } from '#src/messages/statement.ts';
import { WindowBody } from '#src/ui/dataTable/WindowBody.tsx';
import { Money } from '#src/ui/StatValue.tsx';
import { usePrinting } from '#src/ui/usePrinting.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { orNotAvailable } from '../../NotAvailable';
import * as styles from './Statement.css';

/** Of more lines only those in the window are rendered, until they are printed. */
const MAX_RENDERED_LINES = 200;

const getIndex = (index: number) => index;

/** Wide enough for the longest of some amounts: columns stay as they are while the page scrolls. */
function getWidth(amounts: readonly (bigint | undefined)[]): string {
  const largest = amounts.reduce<bigint>((most, units = 0n) => {
    const size = absolute(units);
    return size > most ? size : most;
  }, 0n);
  return `calc(${formatUnits(-largest).length + 1}ch + 1rem)`;
}

interface StatementTableProps {
  readonly caption: string;
  readonly lines: readonly StatementLine[];
}

/** The movements of one balance, the oldest first; all of them are printed (D492). */
export function StatementTable({ caption, lines }: StatementTableProps) {
  const isPrinting = usePrinting();
  const isWindowed = lines.length > MAX_RENDERED_LINES && !isPrinting;
  const widths = useMemo(
    () => [getWidth(lines.map(({ units }) => units)), getWidth(lines.map(({ balance }) => balance))],
    [lines],
  );
  const renderLine = useCallback(
    (index: number, ref?: Ref<HTMLTableRowElement>) => <Line key={index} {...{ lines, index, ref }} />,
    [lines],
  );
  return (
    <table className={styles.table} aria-rowcount={isWindowed ? lines.length + 1 : undefined}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr aria-rowindex={isWindowed ? 1 : undefined}>
          <th scope="col" className={styles.head}>
            {messages.date}
          </th>
          <th scope="col" className={styles.head}>
            {messages.movement}
          </th>
          <th scope="col" className={styles.numberHead} style={{ minWidth: widths[0] }}>
            {messages.amount}
          </th>
          <th scope="col" className={styles.numberHead} style={{ minWidth: widths[1] }}>
            {messages.balance}
          </th>
        </tr>
      </thead>
      {isWindowed ? (
        <WindowBody rowCount={lines.length} getKey={getIndex} renderRow={renderLine} />
      ) : (
        <tbody>{lines.map((_, index) => renderLine(index))}</tbody>
      )}
    </table>
  );
}

interface LineProps {
  readonly lines: readonly StatementLine[];
  readonly index: number;
  /** where only some of the lines are rendered */
  readonly ref: Ref<HTMLTableRowElement> | undefined;
}

function Line({ lines, index, ref }: LineProps) {
  const line = lines[index];
  if (!line) return null;
  const { at, type, detail, id, units, balance } = line;
  // The header is row 1.
  return (
    <tr ref={ref} data-index={index} aria-rowindex={ref ? index + 2 : undefined}>
      <td className={styles.date}>{formatDate(at)}</td>
      <td className={styles.movement}>
        <span className={styles.type}>{messages.movements[type]}</span>{' '}
        <span className={styles.detail}>
          {detail}
          {detail && id && ' · '}
          <span className={styles.id}>{id}</span>
        </span>
      </td>
      <td className={styles.number}>
        <Money units={absolute(units)} direction={units < 0n ? 'out' : 'in'} />
      </td>
      <td className={styles.number}>{orNotAvailable(balance, formatUnits)}</td>
    </tr>
  );
}
