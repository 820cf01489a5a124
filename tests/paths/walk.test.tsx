import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import type { Action } from '#machines/models/kinds.ts';
import { parseSteps } from '#machines/models/walkActions.ts';
import keptWalks from '#machines/models/walks/failing.json';
import type { WalkResult } from '#machines/paths/walk.ts';
import { Random } from '#mocks/seed/random.ts';
import { demoUrls } from '#src/demo/demoUrls.ts';
import { listCoveredByToasts } from '#src/demo/paths/coveredByToasts.ts';
import { listDrawings } from '#src/demo/paths/drawings.ts';
import { listElements } from '#src/demo/paths/elements.ts';
import { findPageFault } from '#src/demo/paths/pageFault.ts';
import { findWrongQrCode } from '#src/demo/paths/qrCode.ts';
import { observeScreen } from '#src/demo/paths/screenObserver.ts';
import { createScreenQueries } from '#src/demo/paths/screenQueries.ts';
import { listShown } from '#src/demo/paths/screenState.ts';
import { shell } from '#src/messages/shell.ts';
import { table } from '#src/messages/tables.ts';
import { urls } from '#src/urls.ts';
import QrCode from '#src/views/dashboard/QrCode.tsx';
import { type AppStep, describeSteps, replayInApp, shrinkInApp, walkInApp } from './support/walkInApp';

/** `npm run paths:walk -- --minutes 5 --seed 7` walks for longer. */
const SECONDS = Number(import.meta.env.VITE_WALK_SECONDS ?? 12);
const SEED = Number(import.meta.env.VITE_WALK_SEED ?? 1);
/** Without a time of its own the same walks are taken each time, however quick the machine is. */
const MAX_WALKS = import.meta.env.VITE_WALK_SECONDS ? Number.POSITIVE_INFINITY : 5;
const MAX_STEPS = 40;
/** Relative to the repository. */
const KEPT_FILE = 'machines/models/walks/failing.json';

const kept = keptWalks.map(parseSteps);

const describeFailure = (steps: readonly AppStep[], problem: string): string =>
  `${problem}\n${describeSteps(steps)}\n  replay in the demo: ${demoUrls.walk(steps)}`;

/** Shrinks and keeps a failing walk, to be replayed first the next time, and fails. */
async function reportFailure(walk: WalkResult<Action>, place: string): Promise<never> {
  const { steps, problem } = await shrinkInApp(walk);
  await commands.writeFile(KEPT_FILE, `${JSON.stringify([...kept, steps])}\n`);
  throw new Error(
    `${place}, ${walk.steps.length} steps, shrunk to ${steps.length}: ${describeFailure(steps, problem ?? '')}`,
  );
}

test.for(kept.map((steps, index) => [index + 1, steps] as const))('kept walk %i', async ([, steps]) => {
  const { problem } = await replayInApp(steps);
  expect(problem && describeFailure(steps, problem)).toBeNull();
});

test('a walk presses what is in an open sheet, and nothing behind it', async () => {
  const press = (name: string): AppStep => [{ type: 'click', role: 'button', name }];
  const start: AppStep = [
    { type: 'open', path: urls.transactions },
    { type: 'restoreStorage', stored: 'session' },
  ];
  const open = press('Withdrawal');
  const close = press(table.close);
  const { steps, problem } = await replayInApp([start, open, press(shell.logout), close]);
  expect(problem).toBeNull();
  expect(steps).toEqual([start, open, close]);
});

/** Part of the page until the test ends. */
function addArea(html = ''): HTMLElement {
  const area = document.createElement('div');
  area.innerHTML = html;
  document.body.append(area);
  onTestFinished(() => area.remove());
  return area;
}

test('controls of a dialog beside the app are found, and none of the app behind it', () => {
  const app = addArea('<button>Search</button>');
  const dialog = addArea('<button>Close</button>');
  dialog.role = 'dialog';
  const { find } = createScreenQueries(app);
  expect(find('button', 'Search')).toBeDefined();
  app.ariaHidden = 'true';
  expect(find('button', 'Search')).toBeUndefined();
  expect(find('button', 'Close')).toBeDefined();
});

test('Escape closes a dialog and says so at once; one that is still rendered is a fault, and so is a repeated id', async () => {
  const app = addArea();
  const dialog = document.createElement('dialog');
  dialog.ariaLabel = 'Search';
  app.append(dialog);
  dialog.showModal();
  expect(findPageFault(app)).toBeNull();
  const onClose = vi.fn();
  dialog.addEventListener('close', onClose);
  await createScreenQueries(app).press('Escape');
  expect(onClose).toHaveBeenCalled();
  expect(findPageFault(app)).toBe('A dialog is closed, and still rendered.');
  app.innerHTML = '<p id="once"></p><p id="twice"></p><p id="twice"></p>';
  expect(findPageFault(app)).toBe('Several elements have the id “twice”.');
});

test.for([
  ['in the page', '<button>Search</button>', 1],
  ['in a field', '<input>', 0],
  ['in a dialog of a library', '<div role="dialog"><button>Close</button></div>', 0],
  ['in a dialog', '<dialog open><button>Close</button></dialog>', 0],
] as const)(
  'with the focus %s End scrolls the page as it does for a person, or not at all',
  async ([, html, times]) => {
    const app = addArea(html);
    const onScroll = vi.fn();
    document.addEventListener('scroll', onScroll);
    onTestFinished(() => document.removeEventListener('scroll', onScroll));
    app.querySelector<HTMLElement>('button, input')?.focus();
    await createScreenQueries(app).press('End');
    expect(onScroll).toHaveBeenCalledTimes(times);
  },
);

test('a dialog of a library that Back of a phone does not close is a fault, and so is a Back that closes nothing', () => {
  const app = addArea('<div role="dialog" aria-label="Menu" data-state="open"></div>');
  expect(findPageFault(app, true)).toBeNull();
  expect(findPageFault(app, false)).toBe('The dialog “Menu” is not closed by Back of a phone.');
  app.innerHTML = '';
  expect(findPageFault(app, false)).toBeNull();
  expect(findPageFault(app, true)).toBe('No dialog is open, and Back of a phone would close one.');
});

test('a dialog of a library that has no name is a fault', () => {
  const app = addArea();
  const dialog = addArea('Sign In');
  dialog.role = 'dialog';
  expect(findPageFault(app)).toBe('A dialog has no name: “Sign In”.');
  dialog.ariaLabel = 'Menu';
  expect(findPageFault(app)).toBeNull();
});

test('a QR code that says what no text of the screen says is a fault', async () => {
  const app = addArea('<p>0xab</p>');
  const root = createRoot(app.appendChild(document.createElement('div')));
  flushSync(() => root.render(<QrCode text="0xab" label="QR code of the address" />));
  expect(await findWrongQrCode(app)).toBeNull();
  app.querySelector('p')?.replaceChildren('0xba');
  expect(await findWrongQrCode(app)).toBe(
    'The QR code of the address says “0xab”, which no text of the screen says.',
  );
  app.querySelector('p')?.replaceChildren('0xabc');
  expect(await findWrongQrCode(app)).toContain('says “0xab”');
  app.querySelector('p')?.replaceChildren('0xab');
  app.querySelector('p')?.setAttribute('hidden', '');
  expect(await findWrongQrCode(app)).toContain('says “0xab”');
  root.unmount();
});

test('a text that nobody can select is a fault', () => {
  const app = addArea('<main><button style="user-select: none">Copy</button> <code>0xab</code></main>');
  expect(findPageFault(app)).toBeNull();
  app.querySelector('code')?.style.setProperty('user-select', 'none');
  expect(findPageFault(app)).toBe('“0xab” cannot be selected.');
});

test.each([
  [
    'A section has no name: “Sum”.',
    '<section><h2>Sum</h2></section>',
    '<section aria-label="Sum"></section>',
  ],
  ['A group has no name: “2025”.', '<p role="group">2025</p>', '<p role="group" aria-label="Years">2025</p>'],
  [
    'The header “Name” does not say what it is of.',
    '<table aria-label="Team"><tr><th>Name</th></tr></table>',
    '<table aria-label="Team"><tr><th scope="col">Name</th></tr></table>',
  ],
  [
    '“Sum” refers to “sum”, which is not there.',
    '<label for="sum">Sum</label>',
    '<label for="sum">Sum</label><input id="sum">',
  ],
  [
    '“Open” refers to “list”, which is not there.',
    '<button aria-controls="list">Open</button>',
    '<button aria-controls="list" aria-expanded="false">Open</button>',
  ],
  [
    '“Open” says that it is expanded, but what it expands is not.',
    '<button aria-expanded="true">Open</button><p>More</p>',
    '<button aria-expanded="true" aria-controls="more">Open</button><p id="more">More</p>',
  ],
  [
    '“Open” says that it is collapsed, but what it expands is not.',
    '<button aria-expanded="false" aria-controls="more">Open</button><p id="more">More</p>',
    '<button aria-expanded="false" aria-controls="more">Open</button><p id="more" hidden>More</p>',
  ],
  [
    '“Open” can be used, but is hidden from screen readers.',
    '<p aria-hidden="true"><button>Open</button></p>',
    '<p aria-hidden="true"><button hidden>Open</button></p>',
  ],
  [
    '“Open” can be used, but is hidden from screen readers.',
    '<button aria-hidden="true">Open</button>',
    '<button aria-hidden="false">Open</button>',
  ],
])('what screen readers cannot say is a fault: %s', (fault, wrong, right) => {
  const app = addArea();
  app.innerHTML = wrong;
  expect(findPageFault(app)).toBe(fault);
  app.innerHTML = right;
  expect(findPageFault(app)).toBeNull();
});

test('a page that is wider than its window is a fault', () => {
  const app = addArea('<main style="width: 100px; height: 1px"></main>');
  expect(findPageFault(app)).toBeNull();
  app.querySelector('main')?.style.setProperty('width', '3000px');
  expect(findPageFault(app)).toMatch(/^The page is \d+ pixels wider than its window\.$/);
});

test('a long table that keeps another height for its rows than those have that are rendered is a fault', () => {
  const app = addArea(`<table aria-label="Team" aria-rowcount="4" style="border-spacing: 0">
    <tbody><tr style="height: 20px"><td style="padding: 0"></td></tr></tbody>
    <tbody aria-hidden="true"><tr style="height: 40px"></tr></tbody></table>`);
  expect(findPageFault(app)).toBeNull();
  app.querySelector<HTMLElement>('[aria-hidden] tr')?.style.setProperty('height', '60px');
  expect(findPageFault(app)).toBe('The table “Team” keeps 30 pixels for a row of 20.');
});

test('a control that a toast stands over is named, where the toast comes to stand', () => {
  const app = addArea(`<button style="position: fixed; top: 100px; height: 40px">Send</button>
    <div data-rht-toaster style="position: fixed; inset: 0">
      <div style="position: absolute; transform: translateY(60px)"><p data-toast="shown" style="margin: 0; height: 40px">Sent</p></div>
    </div>`);
  expect(listCoveredByToasts(app)).toEqual([]);
  app
    .querySelector<HTMLElement>('[data-toast]')
    ?.parentElement?.style.setProperty('transform', 'translateY(61px)');
  expect(listCoveredByToasts(app)).toEqual(['a toast covers “Send”']);
});

test('an element is told by its attributes in whatever order it got them, and a dialog of a library with what is in it', () => {
  const app = addArea('<p lang="de" translate="no">One</p><p translate="no" lang="de">Two</p>');
  const dialog = addArea('<p lang="en">Three</p>');
  dialog.lang = 'de';
  expect(listElements([app, dialog], () => new Set())).toEqual([
    'p [lang=de, translate=no] × 2',
    'div [lang=de]',
    'p [lang=en]',
  ]);
});

test('a message that is still shown in the place of that of the step is recorded', () => {
  const app = addArea(
    '<div data-rht-toaster><div data-toast="shown"><p role="status">Before</p></div></div>',
  );
  const screen = observeScreen(app);
  onTestFinished(() => screen.stop());
  const frame = app.querySelector('[data-rht-toaster]');
  const add = (text: string) => {
    frame?.insertAdjacentHTML('beforeend', `<div data-toast="shown"><p role="status">${text}</p></div>`);
    screen.getChangeCount();
    return frame?.lastElementChild;
  };
  screen.beginStep();
  add('Sent')?.remove();
  screen.recordShownToasts();
  expect(screen.announcements).toEqual(['shown toasts: plain “Before”']);

  screen.beginStep();
  frame?.replaceChildren();
  add('Sent');
  screen.recordShownToasts();
  expect(screen.announcements).toEqual([]);
});

test('a list that is loading, and does not say so, is a fault as soon as it is there', () => {
  const app = addArea();
  const screen = observeScreen(app);
  onTestFinished(() => screen.stop());
  const placeholder = '<span aria-hidden="true" style="width: 8ch"></span>';
  const show = (html: string) => {
    app.innerHTML = html;
    screen.getChangeCount();
  };
  show(
    `<p>${placeholder}</p><section aria-busy="true"><dl><dt>Rank</dt><dd>${placeholder}</dd></dl></section>`,
  );
  expect(screen.faults).toEqual([]);
  show(`<section><dl><dt>Rank</dt><dd>${placeholder}</dd></dl></section>`);
  const fault = 'A dl is loading, and does not say so: “Rank”.';
  expect(screen.faults).toEqual([fault]);
  // A value that was there is loaded again.
  show('<section><dl><dt>Rank</dt><dd></dd></dl></section>');
  app.querySelector('dd')?.insertAdjacentHTML('beforeend', placeholder);
  screen.getChangeCount();
  expect(screen.faults).toEqual([fault, fault]);
});

test('a chart is told by where all stands in it, whatever room its values take, and a tree by its places', () => {
  const chart = (left: number, right: number) => `<figure><svg height="50">
    <line x1="${left}" x2="${right}" y1="25" y2="25"></line>
    <rect x="${(left + right) / 2}" width="${(right - left) / 4}" y="10" height="20" fill="#123456"></rect>
    <text x="${left}" y="50" text-anchor="start">$5</text>
  </svg></figure>`;
  const app = addArea(chart(10, 110));
  const drawn = ['chart: line 0 100 50 50, rect 50 25 20 40, text 0 100'];
  expect(listDrawings(app)).toEqual(drawn);
  const elements = listElements([app], () => new Set());
  expect(elements).toContain('rect [fill=#123456, height, width, x, y]');
  app.innerHTML = chart(40, 80);
  expect(listDrawings(app)).toEqual(drawn);
  expect(listElements([app], () => new Set())).toEqual(elements);
  app.innerHTML = `<div role="tree"><svg><g transform="scale(0.5)">
    <path d="M0,0V70"></path><g transform="translate(0,140)"><rect x="-36"></rect></g>
  </g></svg></div>`;
  expect(listDrawings(app)).toEqual(['tree: M0,0V70, translate(0,140)', 'view scale(0.5)']);
  expect(listElements([app], () => new Set())).toEqual([
    'div [role=tree]',
    'g [transform] × 2',
    'rect [x=-36]',
  ]);
});

test('a table is told by how the cells of a row stand in it', () => {
  const app = addArea(`<main><table>
    <tbody aria-hidden="true"><tr><td></td></tr></tbody>
    <tbody><tr><td style="text-align: right; white-space: nowrap">$5</td><td style="display: none"></td></tr></tbody>
  </table></main>`);
  expect(listShown(app).flat()).toContain('cells: right nowrap auto, none');
});

test('invariants hold on random walks over all machines', { timeout: SECONDS * 1000 + 240_000 }, async () => {
  const end = performance.now() + SECONDS * 1000;
  let stepCount = 0;
  let seed = SEED;
  for (; performance.now() < end && seed - SEED < MAX_WALKS; seed += 1) {
    const walked = await walkInApp(new Random(seed), MAX_STEPS);
    stepCount += walked.steps.length;
    if (walked.problem !== null) await reportFailure(walked, `Walk ${seed}, after ${stepCount} steps in all`);
  }
  console.info(`${stepCount} steps in ${seed - SEED} walks from seed ${SEED}: all invariants held`);
  expect(stepCount).toBeGreaterThan(0);
});
