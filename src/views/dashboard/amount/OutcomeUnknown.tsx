import { Notice } from '#src/ui/Notice.tsx';
import { isOutcomeUnknown } from './outcome';

interface OutcomeUnknownProps {
  /** what became of the last attempt */
  readonly failure: unknown;
  readonly unknown: string;
  readonly advice: string;
}

/** Stays on the screen for as long as nobody has tried again: a brief message is not enough where money may have moved. */
export const OutcomeUnknown = ({ failure, unknown, advice }: OutcomeUnknownProps) =>
  isOutcomeUnknown(failure) && (
    <Notice tone="warning" role="alert">
      <p>
        <strong>{unknown}</strong>
      </p>
      <p>{advice}</p>
    </Notice>
  );
