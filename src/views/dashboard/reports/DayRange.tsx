import { useId } from 'react';
import { type DateRange, isReversed } from '../../../domain/dateRange';
import { Button } from '../../../ui/Button';
import { DateField } from '../../../ui/dataTable/DateField';
import { reports } from '../../../wording/reports';
import * as styles from './Reports.css';

const sentences = reports.earning;

interface DayRangeProps {
  readonly range: DateRange;
  readonly onChange: (change: Partial<DateRange>) => void;
}

/** The days that everything on the screen is about. */
export function DayRange({ range, onChange }: DayRangeProps) {
  const id = useId();
  const problemId = isReversed(range) ? `${id}-reversed` : undefined;
  const limited = range.from !== '' || range.to !== '';
  return (
    <fieldset className={styles.range}>
      <legend className={styles.rangeName}>{sentences.range}</legend>
      <div className={styles.days}>
        <DateField
          label={sentences.from}
          value={range.from}
          problemId={problemId}
          onChange={(from) => onChange({ from })}
        />
        <DateField
          label={sentences.to}
          value={range.to}
          problemId={problemId}
          onChange={(to) => onChange({ to })}
        />
        <Button variant="quiet" disabled={!limited} onClick={() => onChange({ from: '', to: '' })}>
          {sentences.all}
        </Button>
      </div>
      <p id={`${id}-reversed`} aria-live="polite" className={styles.problem}>
        {problemId && sentences.reversed}
      </p>
    </fieldset>
  );
}
