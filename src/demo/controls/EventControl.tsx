import { useState } from 'react';
import * as z from 'zod/mini';
import type { DownlineEvent } from '#mocks/simulation/timeControls.ts';
import { useSession } from '#src/actors/context.ts';
import { notify } from '#src/actors/notify.ts';
import { demoTime as messages } from '#src/messages/demoTime.ts';
import { Button } from '#src/ui/Button.tsx';
import { ControlField } from './ControlField';
import * as styles from './ControlPanel.css';
import { ControlSection } from './ControlSection';
import { changeWorld, refreshScreen } from './changeWorld';
import { useControlState } from './controlState';
import { usePanel } from './panelContext';

const EVENTS: readonly DownlineEvent[] = ['joins', 'donates', 'reachesStage'];

/** As in the app's forms. */
const AMOUNT = /^\$? ?(\d{1,3}(,\d{3})+|\d{0,7})(\.\d{0,5})?$/;
const MIN_DOLLARS = 0.01;
const MAX_DOLLARS = 1_000_000;

function DepositField({ userPk }: { readonly userPk: string }) {
  const { controls } = usePanel().provider;
  const [text, setText] = useControlState('deposit', z.string(), '100');
  const [hasError, setHasError] = useState(false);
  const deposit = () => {
    const dollars = AMOUNT.test(text.trim()) ? Number(text.replace(/[$, ]/g, '')) : 0;
    const isValid = dollars >= MIN_DOLLARS && dollars <= MAX_DOLLARS;
    setHasError(!isValid);
    if (!isValid) return;
    changeWorld(() => controls.deposit(userPk, dollars).then(refreshScreen), messages.arrived(dollars));
  };
  return (
    <ControlField
      label={messages.deposit}
      inputMode="decimal"
      value={text}
      error={hasError ? messages.depositError : undefined}
      action={{ label: messages.arrive, onPress: deposit }}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

/** Lets something happen to the member who is signed in, or in the team below. */
export function EventControl() {
  const { controls } = usePanel().provider;
  const userPk = useSession(({ context }) => context.auth?.user.user_pk);
  if (userPk === undefined) return <ControlSection title={messages.events} hint={messages.signedOut} />;
  const happen = (event: DownlineEvent) =>
    changeWorld(async () => {
      const news = await controls.happenBelow(userPk, event);
      refreshScreen();
      if (news) notify.success(messages.happened[event](news));
      else notify.warning(messages.nobody);
    });
  return (
    <ControlSection title={messages.events} hint={messages.eventsHint}>
      <DepositField userPk={userPk} />
      <div className={styles.choices}>
        {EVENTS.map((event) => (
          <Button key={event} variant="secondary" onClick={() => happen(event)}>
            {messages.downline[event]}
          </Button>
        ))}
        <Button
          variant="secondary"
          onClick={() => changeWorld(() => controls.sendMail(userPk).then(refreshScreen), messages.mailed)}
        >
          {messages.mail}
        </Button>
      </div>
    </ControlSection>
  );
}
