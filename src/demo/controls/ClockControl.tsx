import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { MomentTooFarError } from '#mocks/simulation/simulateWorld.ts';
import { LATEST_MOMENT } from '#mocks/world/worldDefinition.ts';
import { useSession } from '#src/actors/context.ts';
import { notify } from '#src/actors/notify.ts';
import { demoTime as messages } from '#src/messages/demoTime.ts';
import { Button } from '#src/ui/Button.tsx';
import { MAX_SPAN_MS } from '../scenarios/demoAddress';
import { ControlChoice } from './ControlChoice';
import { ControlField } from './ControlField';
import * as styles from './ControlPanel.css';
import { ControlSection } from './ControlSection';
import { ControlSelect } from './ControlSelect';
import { changeWorld, refreshScreen } from './changeWorld';
import { useControlState } from './controlState';
import { moveTime } from './moveTime';
import { NumberField } from './NumberField';
import { usePanel } from './panelContext';
import { SignInAgain } from './SignInAgain';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const SPANS = [
  [messages.hour, HOUR_MS],
  [messages.day, DAY_MS],
  [messages.month, 30 * DAY_MS],
] as const;
const UNITS = { minutes: MINUTE_MS, hours: HOUR_MS, days: DAY_MS };
const RATES = ([1, 60, 3600] as const).map((value) => ({ value, label: messages.paces[value] }));
const MAX_AMOUNT = 1000;

const unit = z.enum(['minutes', 'hours', 'days']);
const span = z.object({ amount: z.int().check(z.gte(1), z.lte(MAX_AMOUNT)), unit });

/** The provider's time, read every second, and when it has moved. */
function useNow(): number {
  const { controls, subscribeToChanges } = usePanel().provider;
  const [now, setNow] = useState(controls.now);
  useEffect(() => {
    const read = () => setNow(controls.now());
    const timer = setInterval(read, 1000);
    const unsubscribe = subscribeToChanges(read);
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [controls, subscribeToChanges]);
  return now;
}

function PaceChoice() {
  const { controls, subscribeToChanges } = usePanel().provider;
  const rate = useSyncExternalStore(subscribeToChanges, controls.getRate);
  const choose = (chosen: number) => changeWorld(() => controls.setRate(chosen).then(refreshScreen));
  return <ControlChoice label={messages.pace} options={RATES} value={rate} isList onChange={choose} />;
}

interface DateFieldProps {
  readonly now: number;
  readonly isBusy: boolean;
  readonly onMove: (time: number) => void;
}

function DateField({ now, isBusy, onMove }: DateFieldProps) {
  const [text, setText] = useState('');
  const [hasError, setHasError] = useState(false);
  const go = () => {
    const time = new Date(text).getTime();
    const isValid = time > now && time < now + MAX_SPAN_MS;
    setHasError(!isValid);
    if (isValid) onMove(time);
  };
  return (
    <ControlField
      label={messages.date}
      type="datetime-local"
      value={text}
      error={hasError ? messages.dateError : undefined}
      action={{ label: messages.go, busy: isBusy, onPress: go }}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

/** Moves time by an amount, once that is one. */
function SpanFields({ isBusy, onMove }: { readonly isBusy: boolean; readonly onMove: (by: number) => void }) {
  const [by, setBy] = useControlState('span', span, { amount: 3, unit: 'days' });
  const [isInvalid, setIsInvalid] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      noValidate
      className={styles.spanFields}
      onSubmit={(event) => {
        event.preventDefault();
        if (isInvalid) field.current?.focus();
        else onMove(by.amount * UNITS[by.unit]);
      }}
    >
      <NumberField
        ref={field}
        label={messages.amount}
        value={by.amount}
        min={1}
        max={MAX_AMOUNT}
        error={messages.amountError}
        onChange={(amount) => {
          setIsInvalid(false);
          setBy({ ...by, amount });
        }}
        onInvalid={() => setIsInvalid(true)}
      />
      <ControlSelect
        label={messages.unit}
        value={by.unit}
        options={messages.units}
        onChange={(chosen) => setBy({ ...by, unit: unit.parse(chosen) })}
      />
      <Button variant="secondary" type="submit" busy={isBusy}>
        {messages.move}
      </Button>
    </form>
  );
}

/** The provider's clock: how fast it goes, and where it is moved to. */
export function ClockControl() {
  const { controls } = usePanel().provider;
  const now = useNow();
  const userPk = useSession(({ context }) => context.auth?.user.user_pk);
  const [isMoving, setIsMoving] = useState(false);
  const moveTo = (time: number) => {
    setIsMoving(true);
    const move = async () => {
      try {
        await moveTime(controls, userPk, time);
        notify.success(messages.moved(time));
      } catch (failure) {
        if (!(failure instanceof MomentTooFarError)) throw failure;
        const { latest } = failure;
        notify.failure((latest === LATEST_MOMENT ? messages.calendarEnds : messages.tooFar)(latest));
      } finally {
        setIsMoving(false);
      }
    };
    changeWorld(move);
  };
  return (
    <ControlSection title={messages.time} hint={messages.timeHint} keywords={messages.keywords}>
      <p className={styles.reading}>{messages.now(now)}</p>
      <SignInAgain />
      <div className={styles.choices}>
        {SPANS.map(([label, milliseconds]) => (
          <Button
            key={label}
            variant="secondary"
            busy={isMoving}
            onClick={() => moveTo(controls.now() + milliseconds)}
          >
            {label}
          </Button>
        ))}
      </div>
      <PaceChoice />
      <SpanFields isBusy={isMoving} onMove={(milliseconds) => moveTo(controls.now() + milliseconds)} />
      <DateField now={now} isBusy={isMoving} onMove={moveTo} />
    </ControlSection>
  );
}
