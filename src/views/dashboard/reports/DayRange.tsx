import { useId } from 'react';
import { type DateRange, isReversed } from '#src/domain/dates.ts';
import { reports } from '#src/messages/reports.ts';
import { Button } from '#src/ui/Button.tsx';
import { DateField } from '#src/ui/dataTable/DateField.tsx';
import * as styles from './Reports.css';

const messages = reports.earning;

interface DayRangeProps {
  readonly range: DateRange;
  readonly onChange: (change: Partial<DateRange>) => void;
}

/** Limits the report to a range of days. */
export function DayRange({ range, onChange }: DayRangeProps) {
  const id = useId();
  const problemId = isReversed(range) ? `${id}-reversed` : undefined;
  const limited = range.from !== '' || range.to !== '';
  return (
    <fieldset className={styles.range}>
      <legend className={styles.rangeName}>{messages.range}</legend>
      <div className={styles.days}>
        <DateField
          label={messages.from}
          value={range.from}
          errorId={problemId}
          onChange={(from) => onChange({ from })}
        />
        <DateField
          label={messages.to}
          value={range.to}
          errorId={problemId}
          onChange={(to) => onChange({ to })}
        />
        <Button variant="quiet" disabled={!limited} onClick={() => onChange({ from: '', to: '' })}>
          {messages.all}
        </Button>
      </div>
      <p id={`${id}-reversed`} aria-live="polite" className={styles.problem}>
        {problemId && messages.reversed}
      </p>
    </fieldset>
  );
}
