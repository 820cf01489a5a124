import type { FaultKind, FaultOutcome } from '#mocks/faultRules.ts';
import { demoNetwork as messages } from '#src/messages/demoNetwork.ts';

/** A fault of this kind, as it is before its details are set. */
export function createOutcome(kind: FaultKind): FaultOutcome {
  switch (kind) {
    case 'refusal':
    case 'unsuccessful':
      return { kind, message: messages.defaultSentence };
    case 'serverError':
      return { kind, status: 500 };
    case 'slow':
      return { kind, milliseconds: 3000, spread: 0 };
    default:
      return { kind };
  }
}
