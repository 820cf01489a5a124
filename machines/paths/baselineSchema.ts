import * as z from 'zod/mini';
import { actionSchema, callSchema } from './action';
import { assertionSchema } from './assertion';
import { expectedStateSchema, initiatorSchema } from './plan';

const text = z.string();
const texts = z.readonly(z.array(text));
const actions = z.readonly(z.array(actionSchema));
const assertions = z.exactOptional(z.readonly(z.array(assertionSchema)));

const baselineCaseSchema = z.strictObject({
  by: initiatorSchema,
  event: text,
  before: z.exactOptional(actions),
  actions,
  toasts: z.exactOptional(texts),
  assertions,
});

/** Where a case leads from a state, and the transitions taken. */
const baselineTransitionSchema = z.strictObject({
  /** key of the case; the sentence unless another case has the same one */
  case: z.exactOptional(text),
  /** key of the state after it; absent: the event is refused, and nothing changes */
  expected: z.exactOptional(text),
  took: z.exactOptional(texts),
});

/**
 * A machine's plans as a file: cases, expected states and transitions are written once, and a plan is a list of
 * sentences, so that a change of the machine shows as a change of a few lines.
 */
const baselineSchema = z.strictObject({
  machine: text,
  heldCalls: z.readonly(z.array(callSchema)),
  start: z.strictObject({ sentence: text, actions, assertions, expected: text }),
  cases: z.record(text, baselineCaseSchema),
  expectedStates: z.record(text, expectedStateSchema),
  /** by key of the state, then by the step's sentence */
  transitions: z.record(text, z.record(text, baselineTransitionSchema)),
  plans: z.readonly(
    z.array(z.strictObject({ id: text, title: text, smoke: z.exactOptional(z.literal(true)), steps: texts })),
  ),
});

export type BaselineCase = z.infer<typeof baselineCaseSchema>;
export type BaselineTransition = z.infer<typeof baselineTransitionSchema>;
export type Baseline = z.infer<typeof baselineSchema>;

/** Reads what a baseline file holds. Throws when it is not a baseline. */
export function parseBaseline(value: unknown): Baseline {
  const parsed = baselineSchema.safeParse(value);
  if (!parsed.success) throw new Error('this is not a baseline', { cause: parsed.error });
  return parsed.data;
}
