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
  const errorId = isReversed(range) ? `${id}-reversed` : undefined;
  const hasLimit = range.from !== '' || range.to !== '';
  return (
    <fieldset className={styles.range}>
      <legend className={styles.rangeName}>{messages.range}</legend>
      <div className={styles.days}>
        <DateField
          label={messages.from}
          value={range.from}
          errorId={errorId}
          onChange={(from) => onChange({ from })}
        />
        <DateField
          label={messages.to}
          value={range.to}
          errorId={errorId}
          onChange={(to) => onChange({ to })}
        />
        <Button variant="quiet" disabled={!hasLimit} onClick={() => onChange({ from: '', to: '' })}>
          {messages.all}
        </Button>
      </div>
      <p id={`${id}-reversed`} aria-live="polite" className={styles.problem}>
        {errorId && messages.reversed}
      </p>
    </fieldset>
  );
}
