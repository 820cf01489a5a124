import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react';
import type { Submission } from '#src/actors/moneyMovement.ts';
import { toUnits } from '#src/domain/money.ts';
import { Form, FormFailure, SubmitButton } from '#src/ui/Form.tsx';
import { AcceptedMovement } from './AcceptedMovement';
import { AmountField } from './AmountField';
import { aboveForm, ahead } from './Confirmation.css';
import { EarlierMovements } from './EarlierMovements';
import { getAmountHint, type HintMessages } from './getAmountHint';
import { type Destination, LookAhead, MovementConfirmation } from './MovementConfirmation';
import { UnconfirmedMovement } from './UnconfirmedMovement';
import { useClearWhenOver } from './useClearWhenOver';

interface MovementFormProps
  extends Pick<ComponentProps<typeof AmountField>, 'schema' | 'bounds' | 'fields'>,
    Pick<ComponentProps<typeof UnconfirmedMovement>, 'kind'> {
  readonly form: Ref<HTMLFormElement>;
  /** the machine's snapshot */
  readonly state: {
    readonly hasTag: (tag: 'busy' | 'confirming' | 'warning') => boolean;
    readonly context: { readonly intent: Submission<{ readonly amount: number }> | null };
  };
  /** where the money goes; undefined where there is only one place, and while none is typed */
  readonly destination?: Destination | undefined;
  /** what the member presses in the form's place */
  readonly onStep: (step: 'confirm' | 'goBack' | 'sendAgain' | 'dismiss') => void;
  readonly messages: {
    readonly amount: string;
    readonly hint: HintMessages;
    readonly submit: string;
    readonly outcome: ComponentProps<typeof UnconfirmedMovement>['outcome'] & {
      /** said at the form of what was accepted; left out where another screen shows it */
      readonly accepted?: (amount: string) => string;
    };
  };
  /** what the provider has accepted last, or whether it has: each time it is something new, the form is emptied */
  readonly accepted: object | boolean | null;
  /** the sentence that says so */
  readonly result?: RefObject<HTMLDivElement | null>;
  /** empties what was typed */
  readonly clear: () => void;
  /** above the amount */
  readonly before?: ReactNode;
  /** the fields after the amount */
  readonly children?: ReactNode;
}

/** The form of a movement of money, or in its place the warning that the outcome of the last one is not known. */
export function MovementForm({
  form,
  state,
  messages,
  accepted,
  result,
  clear,
  before,
  children,
  destination,
  onStep,
  ...props
}: MovementFormProps) {
  const { kind, ...amount } = props;
  const busy = state.hasTag('busy');
  const isUnconfirmed = state.hasTag('warning');
  const { intent } = state.context;
  const submission = state.hasTag('confirming') ? intent : null;
  const isConfirming = submission !== null;
  const hint = submission
    ? getAmountHint(toUnits(submission.draft.amount), props.bounds, messages.hint)
    : undefined;
  const frame = useRef<HTMLDivElement>(null);
  const aheadId = useId();
  const { schema, bounds, fields } = props;
  const typed = schema.safeParse(fields.data().amount).data;

  useClearWhenOver({ clear, accepted, isUnconfirmed, busy });

  // Confirmed or not, the button that was pressed first has the focus again.
  const wasConfirming = useRef(false);
  useEffect(() => {
    if (wasConfirming.current && !isConfirming)
      frame.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    wasConfirming.current = isConfirming;
  }, [isConfirming]);

  return (
    <>
      {isUnconfirmed ? (
        <UnconfirmedMovement
          kind={kind}
          amount={intent?.draft.amount}
          outcome={messages.outcome}
          busy={busy}
          onSendAgain={() => onStep('sendAgain')}
          onDismiss={() => onStep('dismiss')}
        />
      ) : submission ? (
        <MovementConfirmation
          kind={kind}
          submission={submission}
          destination={destination}
          amountWarning={hint?.tone === 'warning' ? hint.text : undefined}
          onConfirm={() => onStep('confirm')}
          onGoBack={() => onStep('goBack')}
        />
      ) : (
        <div className={aboveForm}>
          <EarlierMovements kind={kind} />
        </div>
      )}
      <div ref={frame} hidden={isUnconfirmed || isConfirming}>
        <Form ref={form}>
          {before}
          <AmountField
            {...amount}
            label={messages.amount}
            hintMessages={messages.hint}
            paidByDeposits={kind !== 'withdrawal'}
            busy={busy}
          />
          {children}
          {typed !== undefined && !busy && (
            <LookAhead
              id={aheadId}
              className={ahead}
              kind={kind}
              destination={destination}
              isWhole={typed === bounds.available}
            />
          )}
          <FormFailure text={fields.failure} />
          <SubmitButton busy={busy} aria-describedby={aheadId}>
            {messages.submit}
          </SubmitButton>
          <AcceptedMovement
            result={result}
            intent={intent}
            isAccepted={Boolean(accepted)}
            describe={messages.outcome.accepted}
            from={frame}
          />
        </Form>
      </div>
    </>
  );
}
