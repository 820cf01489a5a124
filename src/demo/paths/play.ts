import type { Check, Look, Plan } from '../../../machines/paths/plan';
import { wrongWith, wrongWithState } from './checks';
import type { Stage } from './stage';
import { turns } from './turns';
import { until } from './until';

/** Where a plan went wrong, and how to see it again. */
export class PathFailure extends Error {
  override readonly name = 'PathFailure';
  /** counted from 1; 0 is the start */
  readonly step: number;
  /** what is wrong, without the place */
  readonly wrong: string;

  constructor(plan: Plan, step: number, sentence: string, state: string, cause: unknown) {
    const wrong = cause instanceof Error ? cause.message : String(cause);
    super(
      [
        wrong,
        `  at step ${step} of ${plan.steps.length}, “${sentence}”, which leads to ${state}`,
        `  of ${plan.id}: ${plan.title}`,
        `  replay in the demo: /?path=${plan.id}`,
      ].join('\n'),
      { cause },
    );
    this.step = step;
    this.wrong = wrong;
  }
}

/** One thing that is looked at: a check of the plan, the state of its machine, or the brief messages of a step. */
export type Looked =
  | Check
  | { readonly see: 'machine'; readonly look: Look }
  | { readonly see: 'messages'; readonly says: readonly string[] };

interface PlayOptions {
  /** is waited for before the start (step 0) and before each step */
  readonly before?: (step: number) => Promise<void> | void;
  /** is told of each thing before it is looked for, and once it was found to be so */
  readonly looking?: (at: Looked) => void;
  readonly seen?: (what: Looked) => void;
}

/** Carries out a plan on the stage. Rejects with a PathFailure at the first thing that is not as the plan says. */
export async function play(stage: Stage, plan: Plan, options: PlayOptions = {}): Promise<void> {
  const { perform, patience, gate, screen, resolve } = stage;
  const { start } = plan;

  const holds = (wrong: () => string | null | Promise<string | null>) => until(wrong, patience);
  const see = async (what: Looked, wrong: () => string | null | Promise<string | null>) => {
    options.looking?.(what);
    await holds(wrong);
    options.seen?.(what);
  };
  const seeAll = async (checks: readonly Check[]) => {
    for (const check of checks) await see(check, () => wrongWith(stage, check));
  };
  const seeLook = async (look: Look) => {
    if (plan.machine !== 'together') {
      await see({ see: 'machine', look }, () => wrongWithState(stage, plan.machine, look));
    }
    await seeAll(look.checks);
  };
  const said = () => screen.texts('message');
  const wrongWithMessages = (says: readonly string[]) => {
    const shown = said().sort().join(' | ');
    const expected = says.map(resolve).sort().join(' | ');
    return shown === expected ? null : `The messages are “${shown}”, not “${expected}”.`;
  };

  const take = async (
    index: number,
    {
      sentence,
      deeds,
      checks,
      says,
      look,
      before,
    }: Pick<Plan['steps'][number], 'sentence' | 'deeds' | 'checks' | 'says' | 'look' | 'before'>,
  ) => {
    try {
      await options.before?.(index);
      await stage.beginStep();
      if (before) {
        for (const deed of before.deeds) await perform(deed);
        await seeLook(before.look);
      }
      for (const deed of deeds) await perform(deed);
      await holds(() =>
        gate.expected().length === 0 ? null : `No call ${gate.expected().join(', ')} was made.`,
      );
      await seeLook(look);
      await seeAll(checks);
      // One for React to show what there may be, one for what comes of that.
      if (says.length === 0) await turns(2);
      await see({ see: 'messages', says }, () => wrongWithMessages(says));
    } catch (cause) {
      throw new PathFailure(plan, index, resolve(sentence), look.state, cause);
    }
  };

  await stage.begin(plan.held);
  await take(0, { ...start, says: [] });
  for (const [index, step] of plan.steps.entries()) await take(index + 1, step);
}
