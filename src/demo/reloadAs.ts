import type { RunningProvider } from '#mocks/browser.ts';
import type { Persona } from '#mocks/seed/personas.ts';
import { notify } from '#src/actors/notify.ts';
import { demo as messages } from '#src/messages/demo.ts';

/** Opens a session of a persona, and loads the page again, which takes it up. What cannot be done is told. */
export async function reloadAs(
  getProvider: () => Promise<RunningProvider>,
  { name }: Persona,
  /** where the data are in the memory of this page, which a reload would lose */
  describeLoss: (name: string) => string,
  open: (provider: RunningProvider) => Promise<void>,
): Promise<void> {
  try {
    const provider = await getProvider();
    if (provider.getKeepProblem() !== undefined) return notify.warning(describeLoss(name));
    await open(provider);
    location.reload();
  } catch (failure) {
    console.error(`${name} could not be signed in.`, failure);
    notify.failure(messages.switchFailed(name));
  }
}
