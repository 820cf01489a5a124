import { useEffect, useRef } from 'react';

interface ClearWhenOverOptions {
  readonly clear: () => void;
  /** what the provider has accepted last, or whether it has */
  readonly accepted: object | boolean | null;
  readonly isUnconfirmed: boolean;
  readonly busy: boolean;
}

/** Empties a form of money once what it sent was accepted, or the member has looked up what became of it. */
export function useClearWhenOver({ clear, accepted, isUnconfirmed, busy }: ClearWhenOverOptions): void {
  // What was accepted before the form was on the screen has left it empty then.
  const seen = useRef(accepted);
  useEffect(() => {
    if (accepted && accepted !== seen.current) clear();
    seen.current = accepted;
  }, [accepted, clear]);

  // Looked up, it is over. What is sent again may still be refused: then the form has its values.
  const wasAtRest = useRef(false);
  useEffect(() => {
    if (wasAtRest.current && !isUnconfirmed) clear();
    wasAtRest.current = isUnconfirmed && !busy;
  }, [isUnconfirmed, busy, clear]);
}
