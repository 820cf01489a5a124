import { notify } from '#src/actors/notify.ts';
import { isOutdated } from '#src/browser/deployment.ts';
import { downloadFile } from '#src/browser/downloadFile.ts';
import { toIsoDay } from '#src/domain/dates.ts';
import { newVersion } from '#src/messages/errorScreens.ts';
import { table as messages } from '#src/messages/tables.ts';
import type { FileColumn } from '#src/ui/dataTable/column.ts';

const getFileName = (title: string) =>
  `${title.toLowerCase().replaceAll(' ', '-')}-${toIsoDay(new Date())}.csv`;

/** Downloads rows as a CSV file named after the table and the day. */
export async function saveCsv<Row>(
  title: string,
  columns: readonly FileColumn<Row>[],
  rows: readonly Row[],
): Promise<void> {
  try {
    const { toCsv } = await import('#src/domain/csv.ts');
    const cells = rows.map((row) => columns.map(({ text, csv = text }) => csv(row)));
    const csv = toCsv(
      columns.map(({ header }) => header),
      cells,
    );
    downloadFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), getFileName(title));
  } catch (failure) {
    console.error('A table could not be saved as a file.', failure);
    notify.failure((await isOutdated(failure)) ? newVersion.outdated : messages.downloadFailed);
  }
}
