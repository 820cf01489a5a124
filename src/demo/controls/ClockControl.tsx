import { demo as messages } from '#src/messages/demo.ts';
import { Button } from '#src/ui/Button.tsx';
import * as styles from './ControlPanel.css';
import { ControlSection } from './ControlSection';
import { changeWorld, refreshScreen } from './changeWorld';
import { usePanel } from './panelContext';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const SPANS = [
  [messages.hour, HOUR_MS],
  [messages.day, DAY_MS],
  [messages.month, 30 * DAY_MS],
] as const;

export function ClockControl() {
  const { controls } = usePanel().provider;
  const move = (label: string, span: number) =>
    changeWorld(() => controls.advance(span).then(refreshScreen), messages.moved(label));
  return (
    <ControlSection title={messages.time} hint={messages.timeHint}>
      <div className={styles.choices}>
        {SPANS.map(([label, span]) => (
          <Button key={label} variant="secondary" onClick={() => move(label, span)}>
            {label}
          </Button>
        ))}
      </div>
    </ControlSection>
  );
}
