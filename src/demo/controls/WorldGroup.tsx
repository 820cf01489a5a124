import { ClockControl } from './ClockControl';
import { DepositControl } from './DepositControl';
import { Outbox } from './Outbox';

/** The sample data: who is signed in, time, events, e-mails. */
export const WorldGroup = () => (
  <>
    <ClockControl />
    <DepositControl />
    <Outbox />
  </>
);
