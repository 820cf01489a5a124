/** Columns as wide as their content, two spaces apart; numbers are aligned on the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const isNumeric = head.map((_, column) => rows.every((row) => /^\d*$/.test(row[column] ?? '')));
  const line = (row: readonly string[]) =>
    `  ${row
      .map((text, column) => {
        const width = widths[column] ?? 0;
        return isNumeric[column] ? text.padStart(width) : text.padEnd(width);
      })
      .join('  ')}`.trimEnd();
  return [line(head), `  ${widths.map((width) => '-'.repeat(width)).join('  ')}`, ...rows.map(line)];
}
