import { notify } from '../../../actors/notify';
import { isoDay } from '../../../domain/dateRange';
import { csvOf, type DataColumn } from '../../../ui/dataTable/column';
import { table as sentences } from '../../../wording/tables';

const fileName = (title: string) => `${title.toLowerCase().replaceAll(' ', '-')}-${isoDay(new Date())}.csv`;

/** Has the browser save rows as a CSV file named after the table and the day. */
export async function saveCsv<Row>(
  title: string,
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
): Promise<void> {
  try {
    const { toCsv } = await import('../../../domain/csv');
    const cells = rows.map((row) => columns.map((column) => csvOf(column, row)));
    const csv = toCsv(
      columns.map(({ header }) => header),
      cells,
    );
    const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = fileName(title);
    link.click();
    // The browser has its own hold on the file once the link has been followed.
    setTimeout(() => URL.revokeObjectURL(address));
  } catch (failure) {
    console.error('A table could not be saved as a file.', failure);
    notify.failure(sentences.downloadFailed);
  }
}
