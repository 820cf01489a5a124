import { ClockControl } from './ClockControl';
import { EventControl } from './EventControl';
import { Outbox } from './Outbox';

/** The sample data: who is signed in, time, events, e-mails. */
export const WorldGroup = () => (
  <>
    <ClockControl />
    <EventControl />
    <Outbox />
  </>
);
