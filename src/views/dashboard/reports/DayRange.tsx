import type { DateRange } from '#src/domain/dates.ts';
import { table } from '#src/messages/tables.ts';
import { DayRangeField } from '#src/ui/dataTable/DayRangeField.tsx';
import * as styles from './Reports.css';

interface DayRangeProps {
  readonly range: DateRange;
  readonly onChange: (change: Partial<DateRange>) => void;
}

/** Limits the report to a range of days. */
export const DayRange = ({ range, onChange }: DayRangeProps) => (
  <DayRangeField className={styles.range} range={range} onChange={onChange} messages={table.days} />
);
