import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { type DateRange, formatDate, isReversed } from '#src/domain/dates.ts';
import { DAY_RANGES, type DayRangeName, findDayRange, getDayRange } from '#src/domain/dayRanges.ts';
import { Button } from '../Button';
import { CheckIcon, ChevronIcon } from '../icons/actions';
import { DateField } from './DateField';
import * as styles from './DayRangeField.css';
import { label as labelStyle } from './Toolbar.css';

export interface DayRangeMessages {
  readonly label: string;
  /** accessible name of the button */
  readonly button: (shown: string) => string;
  readonly names: Readonly<Record<DayRangeName | 'between', string>>;
  readonly from: string;
  readonly to: string;
  /** closes what the button has opened */
  readonly done: string;
  /** an end is empty where it is open */
  readonly range: (from: string, to: string) => string;
  /** the first day is after the last */
  readonly reversed: string;
}

interface DayRangeFieldProps {
  /** where it stands */
  readonly className?: string;
  readonly range: DateRange;
  readonly onChange: (range: Partial<DateRange>) => void;
  readonly messages: DayRangeMessages;
}

const formatEnd = (day: string): string => (day === '' ? '' : formatDate(`${day}T00:00`));

/** One button for a range of days: named ones, or any two days. A reversed range is open, and says so. */
export function DayRangeField({ className, range, onChange, messages }: DayRangeFieldProps) {
  const id = useId();
  const today = new Date();
  const reversed = isReversed(range);
  const found = findDayRange(range, today);
  const [open, setOpen] = useState(reversed);
  /** whether any two days are to be chosen, before they are */
  const [isBetween, setIsBetween] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const shown = found ? messages.names[found] : messages.range(formatEnd(range.from), formatEnd(range.to));
  const hasFields = isBetween || found === undefined;

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const choose = (name: DayRangeName) => {
    onChange(getDayRange(name, today));
    close();
  };
  // It may end below the window.
  useEffect(() => {
    if (open) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  // A press beside it may leave the focus where it is, and in Safari a press on a button does.
  useEffect(() => {
    if (!open) return;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open]);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open within
    <div
      ref={frame}
      className={className}
      onBlur={onBlur}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.preventDefault();
        close();
      }}
    >
      <div className={styles.field}>
        <span aria-hidden="true" className={labelStyle}>
          {messages.label}
        </span>
        <button
          ref={button}
          type="button"
          className={styles.button}
          aria-label={messages.button(shown)}
          aria-expanded={open}
          aria-controls={`${id}-panel`}
          data-limited={found === 'all' ? undefined : ''}
          onClick={() => {
            setIsBetween(false);
            setOpen(!open);
          }}
        >
          <span className={styles.shown}>{shown}</span>
          <ChevronIcon size={16} />
        </button>
        {open && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
          <div
            ref={panel}
            id={`${id}-panel`}
            role="group"
            aria-label={messages.label}
            className={styles.panel}
          >
            {DAY_RANGES.map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={!hasFields && name === found}
                className={styles.choice}
                onClick={() => choose(name)}
              >
                {messages.names[name]}
                {!hasFields && name === found && <CheckIcon size={18} />}
              </button>
            ))}
            <button
              type="button"
              aria-pressed={hasFields}
              className={styles.choice}
              onClick={() => setIsBetween(true)}
            >
              {messages.names.between}
              {hasFields && <CheckIcon size={18} />}
            </button>
            {hasFields && (
              <div className={styles.ends}>
                <DateField
                  label={messages.from}
                  value={range.from}
                  errorId={reversed ? `${id}-reversed` : undefined}
                  onChange={(from) => onChange({ from })}
                />
                <DateField
                  label={messages.to}
                  value={range.to}
                  errorId={reversed ? `${id}-reversed` : undefined}
                  onChange={(to) => onChange({ to })}
                />
                <Button variant="secondary" onClick={close}>
                  {messages.done}
                </Button>
              </div>
            )}
          </div>
        )}
      </div>
      <p id={`${id}-reversed`} aria-live="polite" className={styles.problem}>
        {reversed && messages.reversed}
      </p>
    </div>
  );
}
