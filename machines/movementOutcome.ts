/** How a movement of money ended, as far as the provider said so. `message` is the provider's sentence, if it gave one. */
export type MovementOutcome<Accepted extends object = object> =
  | ({ readonly outcome: 'accepted'; readonly message?: string | undefined } & Accepted)
  | { readonly outcome: 'refused'; readonly message?: string | undefined }
  /** sent, but no clear answer came: it may or may not have gone through */
  | { readonly outcome: 'unknown'; readonly message?: undefined };

/** The guards on an outcome, for every machine that moves money. */
export const outcomeGuards = {
  isAccepted: (_: unknown, { outcome }: MovementOutcome) => outcome === 'accepted',
  isUnknown: (_: unknown, { outcome }: MovementOutcome) => outcome === 'unknown',
};

/** What the member means to move, once. Sending it again keeps the key, by which the provider recognises it (D28). */
export interface Intent<Draft> {
  readonly draft: Draft;
  /** a random text, sent as `Idempotency-Key` */
  readonly key: string;
}

/** The intent that a call makes; entering the state without one is a mistake in the machine. */
export function getIntent<Draft>({ intent }: { readonly intent: Intent<Draft> | null }): Intent<Draft> {
  if (!intent) throw new Error('nothing is to be sent');
  return intent;
}

interface Answered<Outcome extends MovementOutcome> {
  readonly event: { readonly output: Outcome };
}
export const getOutcome = <Outcome extends MovementOutcome>({ event }: Answered<Outcome>) => event.output;
export const getMessage = ({ event }: Answered<MovementOutcome>): MessageParams => ({
  message: event.output.message,
});

export interface MessageParams {
  /** the provider's sentence, if it gave one */
  readonly message: string | undefined;
}

/** Where a call that moves money leads. Whatever happens, it resolves to one of the three outcomes. */
export const onOutcome = <
  const Accepted extends object,
  const Unknown extends object,
  const Refused extends string,
>(targets: {
  readonly accepted: Accepted;
  readonly unknown: Unknown;
  readonly refused: Refused;
}) =>
  [
    {
      guard: { type: 'isAccepted', params: getOutcome },
      ...targets.accepted,
      description: 'the provider accepts',
    },
    {
      guard: { type: 'isUnknown', params: getOutcome },
      ...targets.unknown,
      description: 'no clear answer comes back',
    },
    {
      target: targets.refused,
      actions: { type: 'reportRefusal', params: getMessage },
      description: 'the provider refuses',
    },
  ] as const;
