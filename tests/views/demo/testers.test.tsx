import { clear, createStore } from 'idb-keyval';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { kinds } from '#machines/models/kinds.ts';
import { testModels } from '#machines/models/testModels.ts';
import { fromBaseline } from '#machines/paths/baseline.ts';
import { parseBaseline } from '#machines/paths/baselineSchema.ts';
import { coverage } from '#machines/paths/coverage.ts';
import { explore } from '#machines/paths/explore.ts';
import { getTransitions } from '#machines/paths/transitions.ts';
import { mount } from '#src/app/mount.tsx';
import { ContractPage } from '#src/demo/contract/ContractPage.tsx';
import { mountOverlay } from '#src/demo/mountOverlay.tsx';
import { loadPlans } from '#src/demo/paths/loadPlans.ts';
import { listRecordings, removeRecording, saveRecording } from '#src/demo/paths/recordingStorage.ts';
import { readVisited } from '#src/demo/paths/visitedStorage.ts';
import { createVisitRecorder } from '#src/demo/paths/visitRecorder.ts';
import { getRecordingId, type RecordedPath, toPlan } from '#src/demo/recorder/recordedPath.ts';
import { TestersPage } from '#src/demo/testers/TestersPage.tsx';
import { expectNoFindings } from '../support/axe';
import { catchDownloads } from '../support/catchDownloads';
import '../support/eachTest';
import { button, field, heading } from '../support/locators';
import { DESKTOP, NARROW, onTestCleanup, provider } from '../support/openApp';
import { createContainer } from './support';

const VISITED = 'trellis-visited';
const SIGN_IN = 'session.loggedOut.idle on session.login';
const tabs = { machines: 'Machines', paths: 'Paths', record: 'Record' } as const;

beforeEach(() => clear(createStore(VISITED, VISITED)));

async function openPage(tab: keyof typeof tabs = 'machines'): Promise<void> {
  await page.viewport(DESKTOP, 900);
  history.replaceState(null, '', `/demo/paths?tab=${tab}`);
  onTestCleanup(mountOverlay(<TestersPage />));
  await expect.element(heading('Paths for testers')).toBeVisible();
}

/** As another tab of this browser does. */
function broadcastFromOtherTab(change: unknown): void {
  const channel = new BroadcastChannel(VISITED);
  channel.postMessage(change);
  channel.close();
}

const diagrams = page.getByRole('figure', { name: /^Diagram of the machine / });
const diagramOf = (machine: string) =>
  page.getByRole('figure', { name: `Diagram of the machine ${machine};`, exact: false });
const login = (name: RegExp) => diagramOf('session').getByRole('button', { name });
const rowOf = (machine: string, text: string) =>
  page
    .getByRole('table', { name: `Transitions of ${machine}` })
    .getByRole('row')
    .filter({ hasText: text });

describe('the machines', () => {
  test('have their button beside the heading, within the page’s margin, 320 px wide, too', async () => {
    await openPage();
    await page.viewport(320, 900);
    const title = page.getByRole('heading', { name: 'Visited in this browser' }).element();
    const reset = button('Reset visited').element().getBoundingClientRect();
    const heading = title.getBoundingClientRect();
    expect(reset.left).toBeGreaterThan(heading.right);
    const border = Number.parseFloat(getComputedStyle(button('Reset visited').element()).paddingInlineEnd);
    expect(reset.right - border).toBeLessThanOrEqual(320 - heading.left);
    await commands.forceColors('light');
    onTestFinished(() => commands.forceColors('none'));
    expect(getComputedStyle(button('Reset visited').element()).borderStyle).toBe('none');
  });

  test('are drawn with a button for each transition, and listed in tables', async () => {
    await openPage();
    await expect.element(diagrams).toHaveLength(Object.keys(testModels).length);
    for (const { machine } of Object.values(testModels)) {
      const transitions = getTransitions(machine).length;
      await expect.element(diagramOf(machine.id).getByRole('button')).toHaveLength(transitions);
      await expect
        .element(page.getByRole('table', { name: `Transitions of ${machine.id}` }).getByRole('row'))
        .toHaveLength(transitions + 1);
    }
    const texts = [...document.querySelectorAll('figure button, figure li:not(:has(button, svg))')];
    const overflowing = texts.filter((one) => one.scrollHeight > one.clientHeight + 1);
    expect(overflowing.map(({ textContent }) => textContent)).toEqual([]);
  });

  test('are drawn and listed without findings', async () => {
    await openPage();
    await expect.element(diagrams).toHaveLength(Object.keys(testModels).length);
    await expectNoFindings();
  });

  test('list the paths that take a transition when it is pressed, by mouse and by keyboard', async () => {
    await openPage();
    const pressed = login(/^session\.logout the member logs out from refreshing to loggedOut$/);
    await pressed.click();
    const dialog = page.getByRole('dialog', { name: 'session.logout' });
    const taking = (await loadPlans()).filter(({ steps }) =>
      steps.some(({ took }) => took.includes('session.refreshing on session.logout')),
    );
    await expect
      .element(dialog.getByText(/^\d+ paths? takes? this transition\.$/))
      .toHaveTextContent(String(taking.length));
    const links = dialog.getByRole('link', { name: /^Play / });
    expect(taking).not.toEqual([]);
    expect(links.elements().map((link) => link.getAttribute('href'))).toEqual(
      taking.map(({ id }) => `/?path=${id}`),
    );
    await expectNoFindings([DESKTOP, NARROW]);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(pressed).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('highlight what another tab visits, until it is reset', async () => {
    await openPage();
    const row = rowOf('session', 'the member logs in');
    await expect.element(row).toHaveTextContent('Not visited');
    await expect.element(login(/^session\.login the member logs in/)).toBeVisible();

    broadcastFromOtherTab({ visited: SIGN_IN });
    broadcastFromOtherTab({ visited: 'session.loggedOut.loggingIn' });
    await expect.element(row).toHaveTextContent('Visited');
    await expect.element(page.getByText('1 of 5 states, 1 of 21 transitions visited')).toBeVisible();
    await expect.element(login(/^Visited: session\.login the member logs in/)).toBeVisible();
    const states = page.getByRole('list', { name: 'States of session' });
    await expect.element(states.getByText('Visited: loggingIn')).toBeVisible();
    await expectNoFindings([DESKTOP]);

    await button('Reset visited').click();
    await expect.element(row).toHaveTextContent('Not visited');
    await expect.element(login(/^session\.login the member logs in/)).toBeVisible();
  });

  test('keep what was visited before, through a logout', async () => {
    const inspect = await createVisitRecorder();
    await mount(createContainer(), {
      fetch: provider.fetch,
      testHooks: { inspect },
      onReady: (app) => {
        onTestCleanup(app.close);
        app.open('/');
      },
    });
    await expect.element(heading('Access Your Account')).toBeVisible();
    localStorage.clear();
    await expect
      .poll(() => readVisited().then((visited) => visited.has('session.loggedOut.idle')))
      .toBe(true);
    await openPage();
    await expect.element(rowOf('session', 'no session is stored')).toHaveTextContent('Visited');
    await expect.element(page.getByText('2 of 5 states, 1 of 21 transitions visited')).toBeVisible();
  });
});

describe('the paths', () => {
  test('have a table of their coverage', async () => {
    await openPage('paths');
    const plans = await loadPlans();
    const table = page.getByRole('table', { name: 'Coverage of the baselines' });
    for (const [machine, model] of Object.entries(testModels)) {
      const own = plans.filter((plan) => plan.machine === machine);
      const figures = coverage(explore(model), own);
      const row = table.getByRole('row').filter({ hasText: machine });
      const names = ['states', 'transitions', 'edges', 'guardsTaken', 'guardsRefused', 'cases'] as const;
      const expected = names.map((name) => `${figures[name].covered} of ${figures[name].all}`);
      const cells = row.getByRole('cell');
      await expect.element(cells).toHaveLength(names.length + 3);
      expect(cells.elements().map(({ textContent }) => textContent)).toEqual([
        machine,
        String(own.length),
        String(own.reduce((sum, { steps }) => sum + steps.length, 0)),
        ...expected,
      ]);
    }
  });

  test('are listed, found by machine and text, played and copied', async () => {
    await openPage('paths');
    const plans = await loadPlans();
    await expect.element(page.getByText(`${plans.length} of ${plans.length} paths`)).toBeVisible();

    await userEvent.selectOptions(field('Machine'), 'transfer');
    const transfers = plans.filter(({ machine }) => machine === 'transfer');
    await expect.element(page.getByText(`${transfers.length} of ${plans.length} paths`)).toBeVisible();
    const [wanted] = transfers;
    if (!wanted) throw new Error('there are no plans of transfer');
    await userEvent.fill(field('Search'), wanted.id.toUpperCase());
    await expect.element(page.getByText(`1 of ${plans.length} paths`)).toBeVisible();
    const item = page.getByRole('listitem').filter({ hasText: wanted.id });
    await expect.element(item.getByText(kinds.describeText(wanted.title))).toBeVisible();
    await expect
      .element(item.getByRole('link', { name: `Play ${wanted.id}` }))
      .toHaveAttribute('href', `/?path=${wanted.id}`);

    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await item.getByRole('button', { name: 'Copy link' }).click();
    expect(copied).toHaveBeenCalledWith(`${location.origin}/?path=${wanted.id}`);
    await expect.element(item.getByRole('button', { name: 'Copied' })).toBeVisible();

    await userEvent.fill(field('Search'), 'no such words');
    await expect.element(page.getByText('No path matches.')).toBeVisible();
  });

  test('are listed without findings', async () => {
    await openPage('paths');
    // Three hundred more items of the same kind take ten seconds.
    await userEvent.fill(field('Search'), 'transfer-');
    await expect.element(page.getByText(/^\d\d of \d+ paths$/)).toBeVisible();
    await expectNoFindings();
  });
});

describe('recordings', () => {
  const step = (event: string, sentence: string) => ({ event, sentence, checks: [] });
  const path: RecordedPath = {
    machine: 'session',
    steps: [
      step('xstate.done.actor.readAuth', 'no session is stored'),
      {
        ...step('session.login', 'the member asks to sign in'),
        checks: [{ type: 'busy', button: 'Access Dashboard' }],
      },
      step('xstate.done.actor.login', 'the provider accepts'),
      step('session.logout', 'the member logs out'),
    ],
  };
  const getItem = (id: string) => page.getByRole('listitem').filter({ hasText: id });
  const store = async (recorded: RecordedPath) => {
    await saveRecording(recorded);
    onTestCleanup(() => void removeRecording(getRecordingId(recorded)));
    return getRecordingId(recorded);
  };

  test('are listed, downloaded and removed', async () => {
    const id = await store(path);
    await openPage('record');
    await expect
      .element(page.getByRole('link', { name: 'Record session' }))
      .toHaveAttribute('href', '/?record=session');
    const item = getItem(id);
    await expect
      .element(item.getByRole('link', { name: `Play ${id}` }))
      .toHaveAttribute('href', `/?recording=${encodeURIComponent(JSON.stringify(path))}`);
    await expectNoFindings([DESKTOP, NARROW]);

    const downloads = catchDownloads();
    await item.getByRole('button', { name: 'Download JSON' }).click();
    expect(downloads.map(({ name }) => name)).toEqual([`${id}.json`]);
    const file: unknown = JSON.parse((await downloads[0]?.file?.text()) ?? '');
    expect(fromBaseline(parseBaseline(file, kinds))).toEqual([toPlan(path).plan]);

    await item.getByRole('button', { name: 'Remove' }).click();
    await expect.element(page.getByText(`${id} was removed.`)).toBeVisible();
    await expect.element(item).not.toBeInTheDocument();
  });

  test('are edited: the test model must have the steps in their order', async () => {
    const id = await store(path);
    await openPage('record');
    await getItem(id).getByRole('button', { name: 'Edit' }).click();
    const problem = page.getByText(
      /^Step 2 cannot come here: the test model has .*“the member asks to sign in”/,
    );
    const save = page.getByRole('button', { name: 'Save' });
    await page.getByRole('button', { name: 'Move step 3 up' }).click();
    await expect.element(problem).toBeVisible();
    await expect.element(save).toBeDisabled();
    await expectNoFindings([DESKTOP, NARROW]);
    await page.getByRole('button', { name: 'Move step 2 down' }).click();
    await expect.element(problem).not.toBeInTheDocument();

    await page
      .getByRole('button', { name: 'Remove the check: the button “Access Dashboard” is busy' })
      .click();
    await page.getByRole('button', { name: 'Remove step 4' }).click();
    await save.click();
    await expect.element(page.getByText('The recording was saved.')).toBeVisible();
    await expect.element(getItem(id)).not.toBeInTheDocument();
    const [saved] = await listRecordings();
    expect(saved?.path.steps).toEqual(path.steps.slice(0, 3).map((each) => ({ ...each, checks: [] })));
    if (saved) onTestCleanup(() => void removeRecording(getRecordingId(saved.path)));
  });

  test('that the test model no longer has are kept, and said so', async () => {
    await store({ ...path, steps: path.steps.slice(1) });
    await openPage('record');
    const item = getItem('A path of session whose steps the test model no longer has in this order.');
    await item.getByRole('button', { name: 'Edit' }).click();
    await expect.element(page.getByText(/^Step 1 cannot come here/)).toBeVisible();
  });
});

describe('the contract', () => {
  test('is linked from the testers’ page', async () => {
    await openPage('record');
    await expect
      .element(page.getByRole('link', { name: 'The provider’s calls' }))
      .toHaveAttribute('href', '/demo/contract');
  });

  test('shows the fields and an example of each call', async () => {
    onTestCleanup(mountOverlay(<ContractPage />));
    await expect.element(page.getByRole('heading', { name: 'Calls of users' })).toBeVisible();
    expect(document.querySelectorAll('main details > summary > code')).toHaveLength(24);

    const call = page.getByText('GET /users/profile', { exact: true });
    await call.click();
    const fields = page.getByRole('table', { name: 'Reply of GET /users/profile' });
    const row = fields.getByRole('row').filter({ hasText: 'data.balances.deposit_balance' });
    await expect.element(row).toHaveTextContent('Dollars');
    await expect.element(row).toHaveTextContent('Optional');
    expect(
      performance.getEntriesByType('resource').filter(({ name }) => !name.startsWith(location.origin)),
    ).toEqual([]);
  });

  test('is without findings', async () => {
    onTestCleanup(mountOverlay(<ContractPage />));
    await page.getByText('GET /users/profile', { exact: true }).click();
    await expect.element(page.getByRole('table', { name: 'Reply of GET /users/profile' })).toBeVisible();
    await expectNoFindings([DESKTOP, NARROW]);
  });
});
