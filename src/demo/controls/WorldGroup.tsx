import { ClockControl } from './ClockControl';
import { EventControl } from './EventControl';
import { Outbox } from './Outbox';
import { PersonaControl } from './PersonaControl';

/** The sample data: who is signed in, time, events, e-mails. */
export const WorldGroup = () => (
  <>
    <PersonaControl />
    <ClockControl />
    <EventControl />
    <Outbox />
  </>
);
