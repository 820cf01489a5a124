import type { TransferResult } from '../../../contract/transfers';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { CodeLine } from '../../../ui/CodeLine';
import { DefinitionList } from '../../../ui/DefinitionList';
import { EmptyState } from '../../../ui/EmptyState';
import { Money } from '../../../ui/Figure';
import { FormActions } from '../../../ui/Form';
import { Notice } from '../../../ui/Notice';
import { transfer } from '../../../wording/transfer';
import { Copy } from '../../Copy';
import * as styles from './TransferReview.css';

const sentences = transfer.review;

interface TransferReviewProps {
  readonly result: TransferResult | null;
  /** leads back to the form */
  readonly onAgain: () => void;
}

/** The last transfer that went through (specification section 2, tab Success). */
export function TransferReview({ result, onAgain }: TransferReviewProps) {
  if (!result) {
    return (
      <EmptyState message={sentences.nothing}>
        <Button variant="secondary" onClick={onAgain}>
          {sentences.toForm}
        </Button>
      </EmptyState>
    );
  }
  return (
    <Card>
      <div className={styles.receipt}>
        <Notice tone="success" role="status">
          {sentences.success}
        </Notice>
        <DefinitionList
          items={[
            { term: sentences.recipient, definition: result.recipient.name },
            { term: sentences.amount, definition: <Money dollars={result.amount} size="medium" /> },
          ]}
        />
        <CodeLine
          label={sentences.transferId}
          action={
            <Copy
              text={result.transfer_id}
              label={sentences.copy}
              copiedLabel={sentences.copied}
              appearance="icon"
            />
          }
        >
          {result.transfer_id}
        </CodeLine>
        <FormActions>
          <Button onClick={onAgain}>{sentences.again}</Button>
        </FormActions>
      </div>
    </Card>
  );
}
