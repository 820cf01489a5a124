import type { ContainerName } from './cardLayout';

/** The name of the size container of a data table with this number of columns, if it has one. */
export function getContainerName(columns: number): Exclude<ContainerName, 'simpleTable'> | undefined {
  if (columns >= 7) return 'tableOfEight';
  if (columns >= 6) return 'tableOfSix';
  return columns >= 5 ? 'tableOfFive' : undefined;
}
