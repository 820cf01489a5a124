import type { Check, Deed, Plan, Step } from '../plan';

/** What a test does; `openWith` is an `open` together with the `restore` that settles what the app finds. */
export type Act =
  | Exclude<Deed, { readonly verb: 'restore' | 'stall' }>
  | { readonly verb: 'openWith'; readonly stored: 'session' | 'nothing' | 'garbage'; readonly path: string };

export interface OutsideStep {
  readonly sentence: string;
  readonly state: string;
  /** in order */
  readonly parts: readonly { readonly acts: readonly Act[]; readonly checks: readonly Check[] }[];
  readonly says: readonly string[];
  /** the app is not open yet: a later step opens it */
  readonly notOpenYet: boolean;
}

/** A plan as it can be carried out from outside the page, or why it cannot. */
export type OutsidePlan = { readonly steps: readonly OutsideStep[] } | { readonly whyNot: string };

type Part = Pick<Step, 'sentence' | 'before' | 'deeds' | 'says' | 'checks' | 'look'>;

/** Milliseconds. Real time goes on beside the time that a plan waits for, so what comes just before its end is looked at earlier. */
const MARGIN = 60_000;

/** A wait in two parts, with the look between them: the first is cut short by the margin, and the second makes up for it. */
function withMargin({ before, deeds }: Part): {
  readonly early: readonly Deed[];
  readonly late: readonly Deed[];
} {
  const wait = before?.deeds.at(-1);
  const rest = deeds[0];
  if (wait?.verb !== 'wait' || rest?.verb !== 'wait') return { early: before?.deeds ?? [], late: deeds };
  const margin = Math.min(MARGIN, wait.milliseconds);
  return {
    early: [...(before?.deeds.slice(0, -1) ?? []), { ...wait, milliseconds: wait.milliseconds - margin }],
    late: [{ ...rest, milliseconds: rest.milliseconds + margin }, ...deeds.slice(1)],
  };
}

const seen = (checks: readonly Check[]) => checks.filter(({ see }) => see !== 'state');

/**
 * The app reads what the browser has stored in the moment it starts, and nobody outside can come between. So an
 * `open` that a `restore` follows is put off until then, and what must be seen between the two is left out.
 */
export function fromOutside({ start, steps }: Plan): OutsidePlan {
  const all: readonly Part[] = [{ ...start, says: [] }, ...steps];
  const deeds = all.flatMap((part) => [...(part.before?.deeds ?? []), ...part.deeds]);
  if (deeds.some(({ verb }) => verb === 'stall')) {
    return { whyNot: 'the browser’s storage cannot be made to hang' };
  }
  const putOff = new Set(
    deeds.filter((deed, place) => deed.verb === 'open' && waitsForStorage(deeds, place)),
  );
  let path: string | undefined;
  let tooEarly = false;

  const actsOf = (own: readonly Deed[]): Act[] =>
    own.flatMap((deed): Act[] => {
      if (deed.verb === 'stall') return [];
      if (putOff.has(deed) && deed.verb === 'open') {
        path = deed.path;
        return [];
      }
      if (deed.verb === 'restore') {
        const opened: Act = { verb: 'openWith', stored: deed.stored, path: path ?? '/' };
        path = undefined;
        return [opened];
      }
      if (path !== undefined && deed.verb !== 'hold' && deed.verb !== 'foretell') tooEarly = true;
      return [deed];
    });

  const outside: OutsideStep[] = [];
  for (const part of all) {
    const { sentence, before, says, checks, look } = part;
    const { early, late } = withMargin(part);
    const first = { acts: actsOf(early), checks: path === undefined ? seen(before?.look.checks ?? []) : [] };
    const acts = actsOf(late);
    const notOpenYet = path !== undefined;
    if (tooEarly) return { whyNot: `“${sentence}” happens before the app knows what is stored` };
    outside.push({
      sentence,
      state: look.description === '' ? look.state : `${look.state}: ${look.description}`,
      parts: [
        ...(before ? [first] : []),
        { acts, checks: notOpenYet ? [] : seen([...look.checks, ...checks]) },
      ],
      says,
      notOpenYet,
    });
  }
  return { steps: outside };
}

/** Whether the next start of the app after this place waits for what is stored. */
const waitsForStorage = (deeds: readonly Deed[], place: number): boolean =>
  deeds.slice(place + 1).find(({ verb }) => verb === 'open' || verb === 'restore')?.verb === 'restore';
