import { type ComponentProps, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { Form, SubmitButton } from '#src/ui/Form.tsx';
import { AmountField } from './AmountField';
import { EarlierMovements } from './EarlierMovements';
import type { HintMessages } from './getAmountHint';
import { UnconfirmedMovement } from './UnconfirmedMovement';

interface MovementFormProps
  extends Pick<ComponentProps<typeof AmountField>, 'schema' | 'bounds' | 'fields'>,
    Pick<ComponentProps<typeof UnconfirmedMovement>, 'kind' | 'onSendAgain' | 'onDismiss'> {
  readonly form: Ref<HTMLFormElement>;
  /** the machine's snapshot */
  readonly state: {
    readonly hasTag: (tag: 'busy' | 'warning') => boolean;
    readonly context: { readonly intent: { readonly draft: { readonly amount: number } } | null };
  };
  readonly messages: {
    readonly amount: string;
    readonly hint: HintMessages;
    readonly submit: string;
    readonly outcome: ComponentProps<typeof UnconfirmedMovement>['outcome'];
  };
  /** what the provider has accepted last, or whether it has: each time it is something new, the form is emptied */
  readonly accepted: object | boolean | null;
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
  clear,
  before,
  children,
  ...props
}: MovementFormProps) {
  const { kind, onSendAgain, onDismiss, ...amount } = props;
  const busy = state.hasTag('busy');
  const isUnconfirmed = state.hasTag('warning');

  useEffect(() => {
    if (accepted) clear();
  }, [accepted, clear]);

  // Looked up, it is over. What is sent again may still be refused: then the form has its values.
  const wasAtRest = useRef(false);
  useEffect(() => {
    if (wasAtRest.current && !isUnconfirmed) clear();
    wasAtRest.current = isUnconfirmed && !busy;
  }, [isUnconfirmed, busy, clear]);

  return (
    <>
      {isUnconfirmed ? (
        <UnconfirmedMovement
          kind={kind}
          amount={state.context.intent?.draft.amount}
          outcome={messages.outcome}
          busy={busy}
          onSendAgain={onSendAgain}
          onDismiss={onDismiss}
        />
      ) : (
        <EarlierMovements kind={kind} />
      )}
      <div hidden={isUnconfirmed}>
        <Form ref={form}>
          {before}
          <AmountField {...amount} label={messages.amount} hintMessages={messages.hint} busy={busy} />
          {children}
          <SubmitButton busy={busy}>{messages.submit}</SubmitButton>
        </Form>
      </div>
    </>
  );
}
