import toast from 'react-hot-toast/headless';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { kinds } from '#machines/models/kinds.ts';
import { type MachineId, testModels } from '#machines/models/testModels.ts';
import type { PersonaId } from '#mocks/seed/personas.ts';
import { mount } from '#src/app/mount.tsx';
import { mountOverlay } from '#src/demo/mountOverlay.tsx';
import { createPageDriver } from '#src/demo/paths/pageDriver.ts';
import { createPersonaResolver, createPersonaTemplate } from '#src/demo/paths/personaPlaceholders.ts';
import { listRecordings, removeRecording } from '#src/demo/paths/recordingStorage.ts';
import { runPlan } from '#src/demo/paths/runPlan.ts';
import { observeActions, observeCalls } from '#src/demo/recorder/observeActions.ts';
import { RecorderBar } from '#src/demo/recorder/RecorderBar.tsx';
import { getRecordingId, toPlan } from '#src/demo/recorder/recordedPath.ts';
import { createRecorder } from '#src/demo/recorder/recorder.ts';
import { createRecorderOptions, saveRecordings } from '#src/demo/recorder/recorderOptions.tsx';
import { expectNoFindings } from '../support/axe';
import '../support/eachTest';
import { button, field, heading, link } from '../support/locators';
import { DESKTOP, onTestCleanup, persona, provider } from '../support/openApp';
import { followLink } from '../support/screens';
import { createContainer } from './support';

const bar = () => page.getByRole('region', { name: 'Path recorder' });

/** The interactive app with the recorder. `leave` removes both. */
async function openRecorder(machines: readonly MachineId[], path: string) {
  await page.viewport(DESKTOP, 900);
  const recorder = createRecorder(
    machines.map((machine) => testModels[machine]),
    createPersonaResolver(provider.personas),
  );
  const stopped = vi.fn(() => saveRecordings(recorder));
  const toTemplate = createPersonaTemplate(provider.personas);
  const container = createContainer();
  observeActions(container, toTemplate, recorder.addAction);
  let close = () => {};
  await mount(container, {
    fetch: observeCalls(provider.fetch, recorder.addAction),
    testHooks: { inspect: recorder.inspect },
    onReady: (app) => {
      close = app.close;
      app.open(path);
    },
  });
  const remove = mountOverlay(
    <RecorderBar
      recorder={recorder}
      container={container}
      toTemplate={toTemplate}
      member={persona('member').name}
      onStop={stopped}
    />,
  );
  const leave = () => {
    remove();
    close();
    close = () => {};
  };
  return { recorder, stopped, leave };
}

async function signIn(id: PersonaId): Promise<void> {
  const { identifier, passcode } = persona(id);
  await userEvent.fill(field('Private key'), identifier);
  await userEvent.fill(field('Passcode'), passcode);
  await button('Access Dashboard').click();
}

test('what a person does is recognised step by step, saved, and played', async () => {
  const { recorder, stopped, leave } = await openRecorder(['session'], '/');
  await expect.element(heading('Access Your Account')).toBeVisible();
  await expect
    .element(bar().getByText('The paths are those of Miguel Member: sign in as this persona.'))
    .not.toBeInTheDocument();
  await signIn('member');
  await expect.element(heading('Financial Overview')).toBeVisible();

  await button('Add a check').click();
  await userEvent.keyboard('{Escape}');
  await button('Add a check').click();
  await followLink('Donate', 'Financial Overview');
  await button('the link “Donate” leads to /dashboard/donate').click();
  await button('Add a check').click();
  await heading('Financial Overview').click();
  await button('the heading “Financial Overview” is shown').click();
  await expect.element(bar().getByText('Check: the heading “Financial Overview” is shown')).toBeVisible();

  await button('Logout').click();
  await expect.element(heading('Access Your Account')).toBeVisible();
  const steps = [
    'no session is stored',
    'the member asks to sign in',
    'the provider accepts',
    'the member logs out',
  ];
  await expect.poll(() => recorder.get().entries.map(({ sentence }) => sentence)).toEqual(steps);
  const list = bar().getByRole('list', { name: 'Recorded so far' });
  await expect.element(list.getByRole('listitem')).toHaveLength(4);

  await button('Stop and save').click();
  await expect.poll(() => stopped.mock.settledResults.at(-1)?.type).toBe('fulfilled');
  leave();
  const [recording] = await listRecordings();
  if (!recording) throw new Error('the recording was not stored');
  onTestCleanup(() => void removeRecording(getRecordingId(recording.path)));
  const { plan } = toPlan(recording.path);
  if (!plan) throw new Error('the test model does not have the recording');
  const checks = [
    'the link “Donate” leads to /dashboard/donate',
    'the heading “Financial Overview” is shown',
  ];
  expect(plan.steps.map(({ sentence }) => sentence)).toEqual(
    steps.map((step) => (step === 'the provider accepts' ? [step, ...checks].join(', and ') : step)),
  );
  expect(plan.steps[2]?.assertions.slice(-2).map(kinds.describeAssertion)).toEqual(checks);

  // The player begins on a page of its own, without the message of the logout that was recorded.
  toast.remove();
  const container = createContainer();
  const driver = createPageDriver({ provider, container, timeoutMs: 8000 });
  await mount(container, driver.appOptions);
  onTestCleanup(driver.close);
  await runPlan(driver, plan);
});

test('a profile that is read is nothing that another tab has done', async () => {
  const { recorder, leave } = await openRecorder(['session'], '/');
  onTestCleanup(leave);
  await expect.element(heading('Access Your Account')).toBeVisible();
  await signIn('member');
  await followLink('Setting', 'Account Settings');
  await button('Update Details').click();
  await field('Full Name').fill('Mo Member');
  await button('Save Changes').click();
  await expect.element(page.getByRole('link', { name: /^Mo Member/ })).toBeVisible();
  await button('Logout').click();
  await expect.element(heading('Access Your Account')).toBeVisible();
  await expect.poll(() => recorder.get().entries.at(-1)?.sentence).toBe('the member logs out');
  expect(recorder.get().entries).toHaveLength(4);
  expect(recorder.get().offModel).toEqual([]);
});

test('axe finds nothing while a path is recorded', async () => {
  const { leave } = await openRecorder(['session'], '/');
  onTestCleanup(leave);
  await signIn('member');
  await expect.element(heading('Financial Overview')).toBeVisible();
  await button('Logout').click();
  await expect.element(heading('Access Your Account')).toBeVisible();
  const list = bar().getByRole('list', { name: 'Recorded so far' });
  await expect.element(list.getByRole('listitem')).toHaveLength(4);
  toast.remove();
  await expectNoFindings();
});

test('a step without a case is reported, and the steps before it are kept', async () => {
  const { recorder, leave } = await openRecorder(['session'], '/');
  onTestCleanup(leave);
  await expect.element(heading('Access Your Account')).toBeVisible();
  await signIn('newcomer');
  const alert = bar().getByRole('alert');
  await expect
    .element(alert)
    .toHaveTextContent('The test model has no case for this: login is done in session.loggedOut.loggingIn.');
  await expect
    .element(alert)
    .toHaveTextContent(/Its cases in this state: .*the provider accepts; the provider refuses/);
  const source = bar().getByRole('region', { name: 'The missing case' });
  await expect.element(source).toHaveTextContent('"xstate.done.actor.login": {');
  await expect.element(source).toHaveTextContent('"by": "provider"');
  await expect
    .element(source)
    .toHaveTextContent(
      '"actions": [ { "type": "release", "call": "POST /users/login", "outcome": { "kind": "answer" } } ]',
    );
  await expectNoFindings();
  expect(recorder.paths()[0]?.steps.map(({ sentence }) => sentence)).toEqual([
    'no session is stored',
    'the member asks to sign in',
  ]);
});

test('several machines are recorded at once, each from its own start', async () => {
  const { recorder, leave } = await openRecorder(['session', 'depositWallet'], '/');
  onTestCleanup(leave);
  await expect.element(heading('Access Your Account')).toBeVisible();
  await expect
    .element(
      bar().getByText(
        'Waiting for the start: A path starts when a member who has no deposit address yet is signed in.',
      ),
    )
    .toBeVisible();
  await signIn('member');
  await link('Deposit').click();
  await expect.poll(() => recorder.get().awaited).toEqual([]);
  const getWalletEntries = () =>
    recorder
      .get()
      .entries.filter(({ machine }) => machine === 'depositWallet')
      .map(({ sentence }) => sentence);
  await expect.poll(() => getWalletEntries().at(-1)).toBe('the provider gives an address');
  expect(getWalletEntries()[0]).toBe('the member opens Deposit');
  await expect.element(bar().getByText('depositWallet: the member opens Deposit')).toBeVisible();
  expect(recorder.paths().map(({ machine }) => machine)).toEqual(['session', 'depositWallet']);
});

test('an empty recording is not saved, and an unknown machine is not recorded', async () => {
  const { stopped, leave } = await openRecorder(['transfer'], '/');
  onTestCleanup(leave);
  await expect.element(heading('Access Your Account')).toBeVisible();
  await button('Add a check').click();
  await expect.element(bar().getByText('A check belongs to a step: there is none yet.')).toBeVisible();
  await button('Stop and save').click();
  await expect.element(bar().getByText('Nothing has been recorded yet.')).toBeVisible();
  expect(stopped).not.toHaveBeenCalled();
  leave();

  await mount(
    createContainer(),
    createRecorderOptions('toaster', async () => ({ fetch: provider.fetch })),
  );
  const title = heading('There is no machine “toaster”.');
  onTestCleanup(() => title.element().closest('body > div')?.remove());
  await expect.element(title).toBeVisible();
  await expect
    .element(
      page.getByText(`The machines are ${Object.keys(testModels).join(', ')}; “all” records every one.`),
    )
    .toBeVisible();
});
