import * as z from 'zod/mini';
import type { Registry } from './kinds';
import { TOAST_KINDS } from './plan';

const text = z.string();
const texts = z.readonly(z.array(text));
export const toasts = z.readonly(z.array(z.strictObject({ kind: z.enum(TOAST_KINDS), text })));

const createBaselineSchema = (kinds: Registry) => {
  const actions = z.readonly(z.array(z.custom<{ type: string }>(kinds.isAction)));
  const assertions = z.readonly(z.array(z.custom<{ type: string }>(kinds.isAssertion)));
  const initiator = text.check(z.refine((by) => Object.hasOwn(kinds.initiators, by)));
  return z.strictObject({
    machine: text,
    /** the machine as it was: a line for each state, transition and delay */
    chart: texts,
    start: z.strictObject({
      sentence: text,
      actions,
      assertions: z.exactOptional(assertions),
      expected: text,
    }),
    cases: z.record(
      text,
      z.strictObject({
        by: initiator,
        event: text,
        before: z.exactOptional(actions),
        actions,
        toasts: z.exactOptional(toasts),
        assertions: z.exactOptional(assertions),
      }),
    ),
    expectedStates: z.record(
      text,
      z.strictObject({
        state: text,
        description: text,
        observed: z.record(text, z.nullable(z.union([text, z.number(), z.boolean()]))),
        assertions,
      }),
    ),
    /** by key of the state, then by the step's sentence: where a case leads from a state */
    transitions: z.record(
      text,
      z.record(
        text,
        z.strictObject({
          /** key of the case; the sentence unless another case has the same one */
          case: z.exactOptional(text),
          /** key of the state after it; absent: the state stays the same */
          expected: z.exactOptional(text),
          took: z.exactOptional(texts),
        }),
      ),
    ),
    plans: z.readonly(
      z.array(
        z.strictObject({ id: text, title: text, smoke: z.exactOptional(z.literal(true)), steps: texts }),
      ),
    ),
  });
};

/**
 * A machine's plans as a file: cases, expected states and transitions are written once, and a plan is a list of
 * sentences, so that a change of the machine shows as a change of a few lines.
 */
export type Baseline = z.infer<ReturnType<typeof createBaselineSchema>>;
export type BaselineCase = Baseline['cases'][string];
export type BaselineTransition = Baseline['transitions'][string][string];

/** Reads what a baseline file holds. Throws when it is not a baseline of actions and assertions of these kinds. */
export function parseBaseline(value: unknown, kinds: Registry): Baseline {
  const parsed = createBaselineSchema(kinds).safeParse(value);
  if (!parsed.success) throw new Error('this is not a baseline', { cause: parsed.error });
  return parsed.data;
}
