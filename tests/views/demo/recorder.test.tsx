import toast from 'react-hot-toast';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testModels } from '#machines/models/testModels.ts';
import type { PersonaId } from '#mocks/seed/personas.ts';
import { mount } from '#src/app/mount.tsx';
import { mountOverlay } from '#src/demo/mountOverlay.tsx';
import { createPageDriver } from '#src/demo/paths/pageDriver.ts';
import { personaResolver } from '#src/demo/paths/personaPlaceholders.ts';
import { findPlan } from '#src/demo/paths/plans.ts';
import { removeRecording } from '#src/demo/paths/recordingStorage.ts';
import { runPlan } from '#src/demo/paths/runPlan.ts';
import { RecorderBar } from '#src/demo/recorder/RecorderBar.tsx';
import { createRecorder } from '#src/demo/recorder/recorder.ts';
import { createRecorderOptions, saveRecordings } from '#src/demo/recorder/recorderOptions.tsx';
import { expectNoFindings } from '../support/axe';
import { DESKTOP, persona, provider } from '../support/openApp';
import { button, eventually, field, heading, link, see } from '../support/see';
import { newBox, onceOver } from './support';

const bar = () => page.getByRole('region', { name: 'Path recorder' });

/** The app by hand, with the recorder beside it. Closing it takes both away. */
async function openRecorder(machines: readonly (keyof typeof testModels)[], path: string) {
  await page.viewport(DESKTOP, 900);
  const recorder = createRecorder(
    machines.map((machine) => testModels[machine]),
    personaResolver(provider.personas),
  );
  const stopped = vi.fn(() => saveRecordings(recorder));
  let close = () => {};
  await mount(newBox(), {
    fetch: provider.fetch,
    testHooks: { inspect: recorder.inspect },
    onReady: (app) => {
      close = app.close;
      app.open(path);
    },
  });
  const remove = mountOverlay(
    <RecorderBar recorder={recorder} member={persona('member').name} onStop={stopped} />,
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

test('what is done by hand is recognised step by step, saved, and played', async () => {
  const { recorder, stopped, leave } = await openRecorder(['session'], '/');
  await see(heading('Access Your Account')).toBeVisible();
  await see(bar().getByText('Paths speak of Miguel Member: sign in as them.')).not.toBeInTheDocument();
  await signIn('member');
  await see(heading('Financial Overview')).toBeVisible();
  await button('Logout').click();
  await see(heading('Access Your Account')).toBeVisible();
  const steps = [
    'no session is stored',
    'the member asks to sign in',
    'the provider accepts',
    'the member logs out',
  ];
  await eventually(() => recorder.get().entries.map(({ sentence }) => sentence)).toEqual(steps);
  const list = bar().getByRole('list', { name: 'Recorded so far' });
  await see(list.getByRole('listitem')).toHaveLength(4);
  toast.remove();
  await expectNoFindings();
  await page.viewport(DESKTOP, 900);

  await button('Stop and save').click();
  await eventually(() => stopped.mock.settledResults.at(-1)?.type).toBe('fulfilled');
  leave();
  const id = recorder.plans()[0]?.id ?? '';
  expect(id).toMatch(/^recorded-session-/);
  onceOver(() => void removeRecording(id));
  const plan = await findPlan(id);
  if (!plan) throw new Error('the recording was not kept');
  expect(plan.steps.map(({ sentence }) => sentence)).toEqual(steps);

  const box = newBox();
  const stage = createPageDriver({ provider, box, patience: 8000 });
  await mount(box, stage.parts);
  onceOver(stage.end);
  await runPlan(stage, plan);
});

test('where somebody leaves the model it is told, and what came before is kept', async () => {
  const { recorder, leave } = await openRecorder(['session'], '/');
  onceOver(leave);
  await see(heading('Access Your Account')).toBeVisible();
  await signIn('newcomer');
  const alert = bar().getByRole('alert');
  await see(alert).toHaveTextContent(
    'Here you left the model: login is done in session.loggedOut.loggingIn has no case that leads there.',
  );
  await see(alert).toHaveTextContent(
    /The vocabulary knows there: .*the provider accepts; the provider refuses/,
  );
  await expectNoFindings();
  expect(recorder.plans()[0]?.steps.map(({ sentence }) => sentence)).toEqual([
    'no session is stored',
    'the member asks to sign in',
  ]);
});

test('several machines are recorded at once, each for itself from where it begins', async () => {
  const { recorder, leave } = await openRecorder(['session', 'depositWallet'], '/');
  onceOver(leave);
  await see(heading('Access Your Account')).toBeVisible();
  await see(
    bar().getByText(
      'Waiting for the beginning: It begins where a member who has no deposit address yet is signed in.',
    ),
  ).toBeVisible();
  await signIn('member');
  await link('Deposit').click();
  await eventually(() => recorder.get().awaited).toEqual([]);
  const ofWallet = () =>
    recorder
      .get()
      .entries.filter(({ machine }) => machine === 'depositWallet')
      .map(({ sentence }) => sentence);
  await eventually(() => ofWallet().at(-1)).toBe('the provider gives an address');
  expect(ofWallet()[0]).toBe('the member opens Deposit');
  await see(bar().getByText('depositWallet: the member opens Deposit')).toBeVisible();
  expect(recorder.plans().map(({ machine }) => machine)).toEqual(['session', 'depositWallet']);
});

test('nothing is saved of nothing, and of no machine nothing is recorded', async () => {
  const { stopped, leave } = await openRecorder(['transfer'], '/');
  onceOver(leave);
  await see(heading('Access Your Account')).toBeVisible();
  await button('Stop and save').click();
  await see(bar().getByText('Nothing was recorded yet.')).toBeVisible();
  expect(stopped).not.toHaveBeenCalled();
  leave();

  await mount(
    newBox(),
    createRecorderOptions('toaster', async () => ({ fetch: provider.fetch })),
  );
  const title = heading('There is no machine “toaster”.');
  onceOver(() => title.element().closest('body > div')?.remove());
  await see(title).toBeVisible();
  await see(page.getByText('There are: session, transfer, depositWallet, or all of them.')).toBeVisible();
});
