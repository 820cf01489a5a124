import * as z from 'zod/mini';
import { formatDuration, quote } from '../paths/describe';
import { kindsFor } from '../paths/kinds';
import type { Point } from '../paths/web/webDriver';
import { point, quotePoint } from '../paths/web/webKinds';
import {
  ALLOWANCES,
  type AppDriver,
  DEPLOYED,
  FETCHED,
  IN_ANOTHER_TAB,
  MEDIA,
  REFUSALS,
  STORED,
  WAKE_EVENTS,
} from './appDriver';

const { action } = kindsFor<AppDriver>();
const text = z.string();
const keyOf = <Key extends string>(sentences: Readonly<Record<Key, unknown>>) =>
  z.custom<Key>((value) => typeof value === 'string' && Object.hasOwn(sentences, value));
/** The way of a finger, by its first and last point. */
const describeFinger = ([first, ...others]: readonly Point[]): string => {
  const last = others.at(-1);
  return `${last ? 'from' : 'at'} ${first ? quotePoint(first) : ''}${last ? ` to ${quotePoint(last)}` : ''}`;
};
const person = z.enum(['member', 'other']);

/** What happens to the page, to the browser around it, and in its other tabs. */
export const browserActions = {
  /** what the first click of a double click has brought gets the second */
  secondClick: action({
    fields: { button: text },
    describe: ({ button }) => `the second click of a double click arrives at the button ${quote(button)}`,
    run: (driver, { button }) => driver.clickSecond(button),
  }),
  /** loads a page as it comes from the host, with the form of a sign-in or the calls that it makes before the app's code is there */
  loadPage: action({
    fields: { path: text },
    describe: ({ path }) => `the page ${path} is loaded, with what it has before the app is there`,
    run: (driver, { path }) => driver.loadPage(path),
  }),
  /** each finger goes from one point of the element with this name to the next, together with the others */
  swipe: action({
    fields: { over: text, fingers: z.array(z.array(point).check(z.minLength(1))).check(z.minLength(1)) },
    insideOnly: 'a mouse has no fingers',
    describe: ({ over, fingers }) =>
      `the member puts ${fingers.length === 1 ? 'a finger' : `${fingers.length} fingers`} on ${quote(over)} ${fingers.map(describeFinger).join(', and ')}`,
    run: (driver, { over, fingers }) => driver.swipe(over, fingers),
  }),
  /** puts this into the browser's storage, and lets the app read it */
  restoreStorage: action({
    fields: { stored: keyOf(STORED) },
    describe: ({ stored }) => STORED[stored],
    run: (driver, { stored }) => driver.restoreStorage(stored),
  }),
  /** what an older version, another app or somebody by hand has left in the browser, under the name of a key: `theme` */
  store: action({
    fields: { name: text, value: text },
    describe: ({ name, value }) =>
      `the browser has kept ${value.length > 60 ? `${value.length} characters` : quote(value)} as ${quote(name)} from before`,
    run: (driver, { name, value }) => driver.store(name, value),
  }),
  /** the browser's storage does not answer, as it does from the start of a plan */
  stallStorage: action({
    fields: {},
    insideOnly: 'the browser’s storage cannot be stalled',
    describe: () => 'the browser’s storage does not answer',
    run: () => undefined,
  }),
  /** another tab of the same browser does this, for one of two members */
  otherTab: action({
    fields: { operation: keyOf(IN_ANOTHER_TAB), as: person },
    describe: ({ as, operation }) =>
      `in another tab ${as === 'member' ? 'the same member' : 'the other member'} ${IN_ANOTHER_TAB[operation]}`,
    run: (driver, { operation, as }) => driver.otherTab(operation, as),
  }),
  otherTabSends: action({
    fields: { kind: z.enum(['transfer', 'donation', 'withdrawal']) },
    insideOnly: 'another tab cannot be made to wait',
    describe: ({ kind }) => `in another tab a ${kind} is under way`,
    run: (driver, { kind }) => driver.sendInOtherTab(kind),
  }),
  /** another tab gets a new token, which becomes visible here after its lock has ended, or a deposit address */
  otherTabFetches: action({
    fields: { what: keyOf(FETCHED), phase: z.enum(['begins', 'ends']) },
    insideOnly: 'another tab cannot be made to wait',
    describe: ({ what, phase }) => FETCHED[what][phase],
    run: (driver, { what, phase }) => driver.fetchInOtherTab(what, phase),
  }),
  /** another tab stores what it has read of the member: another name, with the same token */
  otherTabReadsProfile: action({
    fields: {},
    insideOnly: 'the provider gives all tabs the same profile',
    describe: () => 'another tab reads a profile with another name, and stores it',
    run: (driver) => driver.readProfileInOtherTab(),
  }),
  /** the time of the plan is exact: it passes in actions only, as it does in the page from the start */
  stopTime: action({
    fields: {},
    insideOnly: 'time cannot be stopped to the millisecond',
    describe: () => 'time stands still but for what the path lets pass',
    run: () => undefined,
  }),
  /** another page is opened, and this one kept: from now on it hears nothing of what happens */
  leavePage: action({
    fields: {},
    insideOnly: 'a page cannot be put into the browser’s cache',
    describe: () => 'another page is opened, and this one is in the browser’s cache',
    run: (driver) => driver.leavePage(),
  }),
  /** the page is shown again as it was left, without a reload; what happened meanwhile it has not heard */
  restorePage: action({
    fields: {},
    insideOnly: 'a page cannot be put into the browser’s cache',
    describe: () => 'the page comes back from the browser’s cache',
    run: (driver) => driver.restorePage(),
  }),
  /** in the demo, whose controls are not on these screens; the figures stay as they are */
  takeBack: action({
    fields: {},
    insideOnly: 'only the demo takes back',
    describe: () => 'what was done last is taken back',
    run: (driver) => driver.takeBack(),
  }),
  closeByBack: action({
    fields: {},
    describe: () => 'Back of the phone closes what lies over the page',
    run: (driver) => driver.closeByBack(),
  }),
  /** the window is so many pixels wide from now on: 360 as on a phone; before a page is opened, which then has that width */
  resize: action({
    fields: { width: z.number() },
    describe: ({ width }) => `the window is ${width} pixels wide`,
    run: (driver, { width }) => driver.resize(width),
  }),
  /** the same, and so many high: on a phone a keyboard may take half of the screen */
  resizeTo: action({
    fields: { width: z.number(), height: z.number() },
    describe: ({ width, height }) => `the window is ${width} pixels wide and ${height} high`,
    run: (driver, { width, height }) => driver.resize(width, height),
  }),
  /** the browser's setting of motion, which a plan has of the browser that plays it until then */
  preferMotion: action({
    fields: { motion: z.enum(['full', 'reduced']) },
    describe: ({ motion }) => `the browser shows ${motion === 'full' ? 'motion' : 'less motion'}`,
    run: (driver, { motion }) => driver.preferMotion(motion),
  }),
  /** what the page is drawn for: until then the screen of the system that a plan is played on */
  emulateMedia: action({
    fields: { media: keyOf(MEDIA) },
    describe: ({ media }) => MEDIA[media],
    run: (driver, { media }) => driver.emulateMedia(media),
  }),
  /** days and times are those of this zone from now on; nothing on the screen is read anew */
  moveToZone: action({
    fields: { zone: text },
    insideOnly: 'a browser keeps its time zone',
    describe: ({ zone }) => `the time zone is ${zone}`,
    run: (driver, { zone }) => driver.moveToZone(zone),
  }),
  /** the browser refuses this from now on: to store anything, as without room; to copy; Web Locks, as in a frame of another site; or fails at it */
  refuse: action({
    fields: { what: keyOf(REFUSALS) },
    describe: ({ what }) => `the browser refuses ${REFUSALS[what]}`,
    run: (driver, { what }) => driver.refuse(what),
  }),
  /** these files of the app cannot be fetched from now on, and have not been before: `Donate`, without the folder */
  missFiles: action({
    fields: { names: z.array(text) },
    insideOnly: 'files have other names on a host',
    describe: ({ names }) =>
      names.length === 0
        ? 'all files of the app are there again'
        : `the files of ${names.join(', ')} are missing`,
    run: (driver, { names }) => driver.missFiles(names),
  }),
  /** another version, whose files have other names, or a page that is none of the app, is answered */
  deploy: action({
    fields: { what: keyOf(DEPLOYED) },
    insideOnly: 'a host has the version that it has',
    describe: ({ what }) => DEPLOYED[what],
    run: (driver, { what }) => driver.deploy(what),
  }),
  /** these files of the app are on their way until `missFiles` says which there are */
  holdFiles: action({
    fields: { names: z.array(text) },
    insideOnly: 'files have other names on a host',
    describe: ({ names }) => `the files of ${names.join(', ')} are on their way`,
    run: (driver, { names }) => driver.holdFiles(names),
  }),
  allow: action({
    fields: { what: keyOf(ALLOWANCES) },
    insideOnly: 'what a browser refuses it refuses as long as the page that was opened',
    describe: ({ what }) => `the browser ${ALLOWANCES[what]} again`,
    run: (driver, { what }) => driver.allow(what),
  }),
  /** what the browser says about its connection; how calls end is decided apart from it */
  connection: action({
    fields: { isOnline: z.boolean() },
    insideOnly: 'the browser would lose the app’s files with its connection',
    describe: ({ isOnline }) => `the connection is ${isOnline ? 'back' : 'lost'}`,
    run: (driver, { isOnline }) => driver.setOnline(isOnline),
  }),
  /** the page is behind another tab or window, or in front again */
  visibility: action({
    fields: { isVisible: z.boolean() },
    insideOnly: 'a page that is driven from outside is always visible',
    describe: ({ isVisible }) =>
      isVisible ? 'the page is looked at again' : 'the page goes into the background',
    run: (driver, { isVisible }) => driver.setVisible(isVisible),
  }),
  /** the system clock has moved by so many milliseconds, as after sleep, when this event occurs; the timers stood still */
  wake: action({
    fields: { milliseconds: z.number(), at: keyOf(WAKE_EVENTS) },
    describe: ({ milliseconds, at }) => {
      if (milliseconds === 0) return `the system clock is read, ${WAKE_EVENTS[at]}`;
      const direction = milliseconds < 0 ? 'back' : 'ahead';
      return `the system clock is ${formatDuration(milliseconds)} ${direction}, ${WAKE_EVENTS[at]}`;
    },
    run: (driver, { milliseconds, at }) => driver.wake(milliseconds, at),
  }),
};
