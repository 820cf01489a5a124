import type { PersonaId } from '#mocks/seed/personas.ts';
import type { WorldDefinition } from '#mocks/world/worldDefinition.ts';
import type { TourAction, TourAssertion } from './tourKinds';

/** One sentence of a tour: what happens first, what must then be on the screen, and what is pointed at. */
export interface TourStep {
  readonly sentence: string;
  /** for who gives the demo */
  readonly notes: string;
  readonly actions: readonly TourAction[];
  readonly assertions: readonly TourAssertion[];
  /** a text on the screen; nothing is pointed at without it */
  readonly highlight?: string;
}

/** A story on the real screens, over a world of its own. */
export interface Tour {
  /** its name in addresses: `/?tour=member-year` */
  readonly name: string;
  readonly title: string;
  readonly story: string;
  readonly world: Partial<WorldDefinition>;
  readonly persona: PersonaId;
  /** a path of the app */
  readonly screen: string;
  readonly steps: readonly TourStep[];
}

export const toStep = (
  [sentence, notes]: readonly [string, string],
  step: Partial<Omit<TourStep, 'sentence' | 'notes'>>,
): TourStep => ({ sentence, notes, actions: [], assertions: [], ...step });
