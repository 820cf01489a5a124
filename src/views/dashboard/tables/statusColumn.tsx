import type { DataColumn } from '#src/ui/dataTable/column.ts';
import { StatusBadge, type StatusTone } from '#src/ui/StatusBadge.tsx';

const TONES: Readonly<Record<string, StatusTone>> = {
  completed: 'done',
  active: 'done',
  pending: 'waiting',
  processing: 'moving',
  rejected: 'refused',
  failed: 'refused',
};

interface StatusColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** the word to show; empty shows blank */
  readonly of: (row: Row) => string;
}

/** A status as a word with its shape; a word that the app does not know has a shape that says nothing. */
export const statusColumn = <Row,>({ id, header, of }: StatusColumn<Row>): DataColumn<Row> => ({
  id,
  header,
  align: 'whole',
  value: of,
  cell: (row) => {
    const word = of(row);
    return word === '' ? '' : <StatusBadge tone={TONES[word.toLowerCase()] ?? 'idle'}>{word}</StatusBadge>;
  },
});
