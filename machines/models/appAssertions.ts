import * as z from 'zod/mini';
import { quote } from '../paths/describe';
import { kindsFor } from '../paths/kinds';
import { type AppDriver, type Call, call, type StoredData } from './appDriver';

const { assertion } = kindsFor<AppDriver>();
const text = z.string();
const storedData = z.enum(['session', 'depositWallet']);

const findCountProblem = (verb: string, name: Call, found: number, expected: number) =>
  found === expected ? null : `${found} calls ${name} ${verb}, not ${expected}.`;
const lastCall = (driver: AppDriver, name: Call) => driver.sentCalls(name, 'plan').at(-1);

const isStored = (what: 'session' | 'depositWallet', stored: StoredData): boolean =>
  what === 'depositWallet'
    ? stored.hasDepositWallet
    : stored.token !== null || stored.tokenCookie !== null || stored.hasRoleCookie;

/** What is asserted of calls, storage and the clipboard, beside what is asserted of any page. */
export const appAssertions = {
  /** an image of this name that is a QR code, and its content; from outside the page only the image is checked */
  qrCode: assertion({
    fields: { name: text, text },
    describe: ({ name, text: content }) => `the image ${quote(name)} is a QR code of ${quote(content)}`,
    check: async (driver, { name, text: template }) => {
      const found = await driver.qrCode(name);
      if (!found) return `There is no image “${name}” on the screen.`;
      const expected = await driver.resolveText(template);
      return found === 'unread' || found.content === expected
        ? null
        : `The QR code “${name}” contains “${found.content ?? 'nothing'}”, not “${expected}”.`;
    },
  }),
  clipboard: assertion({
    fields: { text },
    describe: (value) => `the clipboard contains ${quote(value.text)}`,
    check: async (driver, value) => {
      const copied = await driver.clipboard();
      const expected = await driver.resolveText(value.text);
      return copied === expected
        ? null
        : `The clipboard contains “${copied ?? 'nothing'}”, not “${expected}”.`;
    },
  }),
  pendingCalls: assertion({
    fields: { call, count: z.number() },
    describe: ({ call: name, count }) =>
      count === 0
        ? `no ${name} waits for the provider`
        : `${count} ${name} ${count === 1 ? 'waits' : 'wait'} for the provider`,
    check: (driver, { call: name, count }) =>
      findCountProblem('are pending', name, driver.pendingCount(name), count),
  }),
  /** the last call of this kind had this body (a JSON text), and the headers of a call that sends and accepts JSON */
  requestBody: assertion({
    fields: { call, body: text },
    describe: ({ call: name, body }) => `the last ${name} was sent with the JSON body ${body}`,
    check: async (driver, { call: name, body }) => {
      const last = lastCall(driver, name);
      const expected = await driver.resolveText(body);
      if (last?.body !== expected)
        return `The last call ${name} had the body ${last?.body ?? 'nothing'}, not ${expected}.`;
      return last.json ? null : `The last call ${name} did not have the headers of a JSON call.`;
    },
  }),
  callCount: assertion({
    fields: { call, count: z.number() },
    describe: ({ call: name, count }) => {
      const times = count === 1 ? 'once' : `${count} times`;
      return `${name} ${count === 0 ? 'was not called' : `was called ${times}`} since the path began`;
    },
    check: (driver, { call: name, count }) =>
      findCountProblem('were made', name, driver.sentCalls(name, 'plan').length, count),
  }),
  called: assertion({
    fields: { call },
    describe: (value) => `${value.call} was called in this step`,
    check: (driver, value) =>
      driver.sentCalls(value.call, 'step').length > 0 ? null : `No call ${value.call} was made.`,
  }),
  newestToken: assertion({
    fields: { call },
    describe: (value) => `the last ${value.call} was sent with the newest token`,
    check: (driver, value) => {
      const bearer = lastCall(driver, value.call)?.bearer;
      return bearer !== undefined && bearer === driver.newestToken()
        ? null
        : `The last call ${value.call} did not have the newest token.`;
    },
  }),
  noToken: assertion({
    fields: { call },
    describe: (value) => `the last ${value.call} was sent without a token`,
    check: (driver, value) =>
      lastCall(driver, value.call)?.bearer === null
        ? null
        : `The last call ${value.call} had a token, or was not made.`,
  }),
  /**
   * what the browser has stored: the newest token in local storage and, for seven days, in a cookie, with the role in
   * another cookie; or a deposit wallet
   */
  stored: assertion({
    fields: { what: storedData },
    describe: ({ what }) =>
      what === 'session'
        ? 'the browser stores the session, with the newest token in storage and, for seven days, in a cookie beside the role’s'
        : 'the browser stores the deposit wallet',
    check: async (driver, { what }) => {
      const stored = await driver.readStored();
      if (!isStored(what, stored)) return `No ${what} is stored in the browser.`;
      if (what === 'depositWallet') return null;
      const newest = driver.newestToken();
      if (stored.token !== newest) return 'The stored token is not the newest one.';
      if (stored.tokenCookie !== newest) return 'The cookie’s token is not the newest one.';
      return stored.hasRoleCookie ? stored.cookieProblem : 'The role is not in its cookie.';
    },
  }),
  /** the stored choice of light or dark; that of the system is stored as none */
  appearance: assertion({
    fields: { choice: z.enum(['light', 'dark', 'system']) },
    describe: ({ choice }) => `the browser stores the appearance ${choice}`,
    check: async (driver, { choice }) => {
      const { appearance } = await driver.readStored();
      const stored = appearance ?? 'system';
      return stored === choice ? null : `The stored appearance is ${stored}, not ${choice}.`;
    },
  }),
  notStored: assertion({
    fields: { what: storedData },
    describe: ({ what }) =>
      what === 'session' ? 'the browser stores no session' : 'the browser stores no deposit wallet',
    check: async (driver, { what }) =>
      isStored(what, await driver.readStored()) ? `A ${what} is still stored in the browser.` : null,
  }),
};
