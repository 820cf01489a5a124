import { useSession } from '#src/actors/context.ts';
import { demo as messages } from '#src/messages/demo.ts';
import { Button } from '#src/ui/Button.tsx';
import { ControlSection } from './ControlSection';
import { changeWorld, refreshScreen } from './changeWorld';
import { usePanel } from './panelContext';

const AMOUNT_DOLLARS = 100;

/** Simulates a deposit to the address of the member who is signed in. */
export function DepositControl() {
  const { controls } = usePanel().provider;
  const member = useSession(({ context }) => context.auth?.user.user_pk);
  if (member === undefined) return null;
  const deposit = () =>
    changeWorld(() => controls.deposit(member, AMOUNT_DOLLARS).then(refreshScreen), messages.arrived);
  return (
    <ControlSection title={messages.events} hint={messages.arriveHint}>
      <Button variant="secondary" onClick={deposit}>
        {messages.arrive}
      </Button>
    </ControlSection>
  );
}
