import type { ComponentProps, ReactNode, Ref } from 'react';
import { Form, SubmitButton } from '#src/ui/Form.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { AmountField } from './AmountField';
import type { HintMessages } from './getAmountHint';

interface MovementFormProps extends Pick<ComponentProps<typeof AmountField>, 'schema' | 'bounds' | 'fields'> {
  readonly form: Ref<HTMLFormElement>;
  /** the machine's snapshot */
  readonly state: { readonly hasTag: (tag: 'busy' | 'warning') => boolean };
  readonly messages: {
    readonly amount: string;
    readonly hint: HintMessages;
    readonly submit: string;
    readonly outcome: { readonly unknown: string; readonly advice: string };
  };
  /** the fields after the amount */
  readonly children?: ReactNode;
}

/**
 * The form of a withdrawal or a donation. The warning of an unknown outcome stays until the next attempt: a toast is
 * not enough where money may have moved.
 */
export const MovementForm = ({ form, state, messages, children, ...amount }: MovementFormProps) => (
  <Form ref={form}>
    <AmountField
      {...amount}
      label={messages.amount}
      hintMessages={messages.hint}
      busy={state.hasTag('busy')}
    />
    {children}
    {state.hasTag('warning') && (
      <Notice tone="warning" role="alert">
        <p>
          <strong>{messages.outcome.unknown}</strong>
        </p>
        <p>{messages.outcome.advice}</p>
      </Notice>
    )}
    <SubmitButton busy={state.hasTag('busy')}>{messages.submit}</SubmitButton>
  </Form>
);
