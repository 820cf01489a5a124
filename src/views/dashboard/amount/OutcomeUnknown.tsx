import { Notice } from '#src/ui/Notice.tsx';

interface OutcomeUnknownProps {
  readonly unknown: string;
  readonly advice: string;
}

/** Stays on the screen until the next attempt: a toast is not enough where money may have moved. */
export const OutcomeUnknown = ({ unknown, advice }: OutcomeUnknownProps) => (
  <Notice tone="warning" role="alert">
    <p>
      <strong>{unknown}</strong>
    </p>
    <p>{advice}</p>
  </Notice>
);
