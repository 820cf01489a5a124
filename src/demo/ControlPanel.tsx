import * as Dialog from '@radix-ui/react-dialog';
import { type RefObject, useSyncExternalStore } from 'react';
import type { RunningProvider } from '#mocks/browser.ts';
import { demo as messages } from '#src/messages/demo.ts';
import { Button } from '#src/ui/Button.tsx';
import { DrawerOverlay } from '#src/ui/DrawerOverlay.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { CloseIcon } from '#src/ui/icons/actions.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { restoreFocus } from '#src/ui/restoreFocus.ts';
import * as styles from './ControlPanel.css';
import { changeWorld, refreshScreen } from './changeWorld';
import { DepositControl } from './DepositControl';
import { LatencyControl } from './LatencyControl';
import { Outbox } from './Outbox';
import { PersonaSwitch } from './PersonaSwitch';
import { announceReset } from './worldReset';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const SPANS = [
  [messages.hour, HOUR_MS],
  [messages.day, DAY_MS],
  [messages.month, 30 * DAY_MS],
] as const;

export interface ControlPanelProps {
  readonly provider: RunningProvider;
  readonly open: boolean;
  /** gets the focus back when the panel closes */
  readonly opener: RefObject<HTMLElement | null>;
  readonly onOpenChange: (open: boolean) => void;
}

/** Controls the provider while the demo runs: data, time, tokens, deposits and latency; and shows its e-mails. */
export default function ControlPanel({ provider, open, opener, onOpenChange }: ControlPanelProps) {
  const { controls } = provider;
  const isKept = useSyncExternalStore(provider.subscribe, provider.isKept);
  const reset = () =>
    changeWorld(async () => {
      await provider.reset();
      announceReset();
      // The screen shows data that no longer exists.
      location.reload();
    });
  const expire = () => changeWorld(() => controls.expireAccessTokens(), messages.expired);
  const move = (label: string, span: number) =>
    changeWorld(() => controls.advance(span).then(refreshScreen), messages.moved(label));

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <DrawerOverlay />
        <Dialog.Content
          className={styles.panel}
          aria-describedby={undefined}
          onCloseAutoFocus={restoreFocus(opener)}
        >
          <div className={styles.head}>
            <Dialog.Title>{messages.controls}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={messages.close}>
                <CloseIcon />
              </IconButton>
            </Dialog.Close>
          </div>
          {!isKept && <Notice tone="warning">{messages.notKept}</Notice>}
          <section className={styles.part}>
            <h3>{messages.switchPersona}</h3>
            <p className={styles.hint}>{messages.switchPersonaHint}</p>
            <PersonaSwitch getProvider={() => Promise.resolve(provider)} shows="names" />
          </section>
          <section className={styles.part}>
            <h3>{messages.time}</h3>
            <p className={styles.hint}>{messages.timeHint}</p>
            <div className={styles.choices}>
              {SPANS.map(([label, span]) => (
                <Button key={label} variant="secondary" onClick={() => move(label, span)}>
                  {label}
                </Button>
              ))}
            </div>
          </section>
          <DepositControl controls={controls} />
          <section className={styles.part}>
            <Button variant="secondary" onClick={expire}>
              {messages.expire}
            </Button>
            <p className={styles.hint}>{messages.expireHint}</p>
          </section>
          <LatencyControl controls={controls} />
          <Outbox controls={controls} onFollow={() => onOpenChange(false)} />
          <section className={styles.part}>
            <Button variant="secondary" onClick={reset}>
              {messages.reset}
            </Button>
            <p className={styles.hint}>{messages.resetHint}</p>
          </section>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
