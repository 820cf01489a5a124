import '#src/theme/reset.css.ts';
import { waitFor } from 'xstate';
import { findPersona } from '#mocks/seed/personas.ts';
import { createServices } from '#src/actors/services.ts';
import { getTeamTree } from '#src/contract/team.ts';
import { callSample } from '../../contract/callSample';
import { appTable } from './appTable';
import { bareTable } from './bareTable';
import { measure, type Sample } from './measure';

declare global {
  interface Window {
    /** measures both tables once, one after the other, each step so many milliseconds after a frame */
    measureTables?: (afterFrame: number) => Promise<{ readonly app: Sample; readonly bare: Sample }>;
  }
}

const services = createServices({ baseUrl: '/api', fetch: (input, init) => fetch(input, init) });
const leader = findPersona('leader');
await waitFor(services.session, (snapshot) => snapshot.matches('loggedOut'));
services.session.send({
  type: 'session.login',
  identifier: leader.identifier,
  password: leader.passcode,
});
await waitFor(services.session, (snapshot) => snapshot.matches('authenticated'));
const { data } = await callSample(services.client, getTeamTree, { query: {} });
const team = data.filter(({ level }) => level > 0);

window.measureTables = async (afterFrame) => ({
  bare: await measure(bareTable(team), team, afterFrame),
  app: await measure(appTable(services, data), team, afterFrame),
});
