import { useRef } from 'react';
import type { TransferResult } from '#src/contract/transfers.ts';
import { transfer } from '#src/messages/transfer.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { CodeLine } from '#src/ui/CodeLine.tsx';
import { DefinitionList } from '#src/ui/DefinitionList.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { FormActions } from '#src/ui/Form.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Money } from '#src/ui/StatValue.tsx';
import { useResultFocus } from '#src/ui/useResultFocus.ts';
import { CopyToClipboard } from '../../CopyToClipboard';
import { orNotAvailable } from '../../NotAvailable';
import { ReceiptLink } from '../statement/ReceiptLink';
import * as styles from './TransferReview.css';

const messages = transfer.review;

interface TransferReviewProps {
  readonly result: TransferResult | null;
  /** opens the form */
  readonly onAgain: () => void;
}

/** The last accepted transfer, as the provider stored it (R2.40, tab Success). */
export function TransferReview({ result, onAgain }: TransferReviewProps) {
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed has gone with the form: the result comes next, not the top of the screen.
  useResultFocus(notice, true);
  if (!result) {
    return (
      <EmptyState message={messages.nothing}>
        <Button variant="secondary" onClick={onAgain}>
          {messages.toForm}
        </Button>
      </EmptyState>
    );
  }
  return (
    <Card>
      <div className={styles.receipt}>
        <div ref={notice} tabIndex={-1} className={styles.outcome}>
          <Notice tone="success" role="status">
            {messages.success}
          </Notice>
        </div>
        <DefinitionList
          items={[
            { term: messages.recipient, definition: orNotAvailable(result.recipient?.name, String) },
            {
              term: messages.amount,
              definition: orNotAvailable(result.amount, (dollars) => (
                <Money dollars={dollars} size="medium" />
              )),
            },
          ]}
        />
        {result.transfer_id !== undefined && (
          <CodeLine
            label={messages.transferId}
            action={<CopyToClipboard text={result.transfer_id} messages={messages} appearance="icon" />}
          >
            {result.transfer_id}
          </CodeLine>
        )}
        <FormActions>
          <Button onClick={onAgain}>{messages.again}</Button>
          {result.transfer_id !== undefined && <ReceiptLink id={result.transfer_id} />}
        </FormActions>
      </div>
    </Card>
  );
}
