import type { ReactNode } from 'react';
import { table as messages } from '#src/messages/tables.ts';
import { DefinitionList } from '#src/ui/DefinitionList.tsx';
import type { DataColumn } from '#src/ui/dataTable/column.ts';
import { CopyToClipboard } from '../../CopyToClipboard';
import * as styles from './RowDetails.css';

interface RowDetailsProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly row: Row;
  /** actions */
  readonly children: ReactNode;
}

/** Everything about a row: its amount, then each value by its name. */
export function RowDetails<Row>({ columns, row, children }: RowDetailsProps<Row>) {
  const amount = columns.find(({ place, align }) => place === 'end' && align === 'number');
  const show = (column: DataColumn<Row>) => column.details?.(row) ?? column.cell?.(row) ?? column.text(row);
  return (
    <div className={styles.details}>
      {amount && <p className={styles.amount}>{amount.cell?.(row)}</p>}
      <DefinitionList
        items={columns
          .filter((column) => column !== amount)
          .map((column) => {
            const text = column.text(row);
            const term = column.detailsHeader?.(row) ?? column.header;
            return {
              term,
              definition:
                column.copyable && text !== '' ? (
                  <span className={styles.copyable}>
                    <span>{show(column)}</span>
                    <CopyToClipboard text={text} messages={messages.copying(term)} appearance="icon" />
                  </span>
                ) : (
                  show(column)
                ),
            };
          })}
      />
      {children}
    </div>
  );
}
