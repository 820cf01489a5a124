/** The provider's sentence, if it gave one, and the field of the request that is at fault, if it named one. */
export interface Refusal {
  readonly message?: string | undefined;
  readonly field?: string | undefined;
}

/** How a movement of money ended, as far as the provider said so. `message` is the provider's sentence, if it gave one. */
export type MovementOutcome<Accepted extends object = object> =
  | ({ readonly outcome: 'accepted'; readonly message?: string | undefined } & Accepted)
  | ({ readonly outcome: 'refused' } & Refusal)
  /** sent, but no clear answer came: it may or may not have gone through */
  | { readonly outcome: 'unknown'; readonly message?: string | undefined };

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

export interface Sending<Draft> extends Intent<Draft> {
  /** it was sent before, with an unknown outcome */
  readonly isRepeated?: boolean;
}

/** What a movement is warned of whatever was used before (D420). */
type MovementRisk = 'wholeBalance' | 'malformedAddress';

/** What the member submits: the intent, and what decides whether it has to be confirmed. */
export interface Submission<Draft> extends Intent<Draft> {
  /** stands for where the money goes; null where there is only one place */
  readonly destination: string | null;
  readonly risks: readonly MovementRisk[];
}

/** The destinations that money was sent to before. */
export interface MovementInput {
  readonly used: readonly string[];
}

export interface MovementContext<Draft> extends MovementInput {
  /** set from submitting, or from when it is to be confirmed, until the outcome is known */
  readonly intent: Submission<Draft> | null;
  /** why the last one was refused, until the next is submitted */
  readonly refusal: Refusal | null;
}

const isUsed = ({ used }: MovementInput, destination: string | null): boolean =>
  destination === null || used.includes(destination);

/** Whether a submission goes to the provider at a press only after it was confirmed, for every machine that moves money. */
export const needsConfirmation = (
  { context }: { readonly context: MovementInput },
  { destination, risks }: Pick<Submission<unknown>, 'destination' | 'risks'>,
): boolean => risks.length > 0 || !isUsed(context, destination);

/** The destinations with that of the movement that was accepted. */
export const withDestination = <Draft>({
  used,
  intent,
}: Pick<MovementContext<Draft>, 'used' | 'intent'>): readonly string[] =>
  intent === null || intent.destination === null || isUsed({ used }, intent.destination)
    ? used
    : [...used, intent.destination];

interface Submitted<Draft> {
  readonly event: Submission<Draft>;
}
/** Without the event's type. */
const getSubmission = <Draft>({ event }: Submitted<Draft>): Submission<Draft> => ({
  draft: event.draft,
  key: event.key,
  destination: event.destination,
  risks: event.risks,
});

/** Where a submission leads: to the provider, or first to its confirmation. */
export const onSubmit = <Draft>(description: string) =>
  [
    {
      guard: { type: 'needsConfirmation', params: getSubmission<Draft> },
      target: 'confirming',
      actions: { type: 'setIntent', params: getSubmission<Draft> },
      description: `${description}, and has to confirm it`,
    },
    {
      target: 'submitting',
      actions: { type: 'setIntent', params: getSubmission<Draft> },
      description,
    },
  ] as const;

/** The same intent once more. */
export const getRepeatedIntent = <Draft>(context: {
  readonly intent: Intent<Draft> | null;
}): Sending<Draft> => ({ ...getIntent(context), isRepeated: true });

/** The intent that a call makes; entering the state without one is a mistake in the machine. */
export function getIntent<Draft>({ intent }: { readonly intent: Intent<Draft> | null }): Intent<Draft> {
  if (!intent) throw new Error('nothing is to be sent');
  return { draft: intent.draft, key: intent.key };
}

/** Where it leads that the member has looked up what became of the movement. */
export const onDismiss = <const Target extends string>(target: Target) =>
  ({
    target,
    actions: {
      type: 'forgetMovement',
      params: ({ context }: { readonly context: MovementContext<unknown> }) => ({
        key: getIntent(context).key,
      }),
    },
    description: 'the member has looked it up',
  }) as const;

interface Answered<Outcome extends MovementOutcome> {
  readonly event: { readonly output: Outcome };
}
export const getOutcome = <Outcome extends MovementOutcome>({ event }: Answered<Outcome>) => event.output;
export const getMessage = ({ event }: Answered<MovementOutcome>): MessageParams => ({
  message: event.output.message,
});

const getRefusal = ({ event: { output } }: Answered<MovementOutcome>): Refusal => ({
  message: output.message,
  field: output.outcome === 'refused' ? output.field : undefined,
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
      actions: [
        { type: 'setRefusal', params: getRefusal },
        { type: 'reportRefusal', params: getMessage },
      ],
      description: 'the provider refuses',
    },
  ] as const;
