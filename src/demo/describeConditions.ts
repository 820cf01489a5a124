import type { FaultRule, NetworkConditions } from '#mocks/faultRules.ts';
import { demoNetwork as messages } from '#src/messages/demoNetwork.ts';

export const nameCall = (call: FaultRule['call']): string =>
  call === '*' ? messages.allCalls : messages.calls[call];

/** What is on, in words: the preset, single faults, the latency. */
export const describeConditions = ({ preset, faults, latency }: NetworkConditions): readonly string[] => [
  ...(preset === null ? [] : [messages.presets[preset][0]]),
  ...faults.map(({ call, when, outcome }) =>
    messages.ofCall(nameCall(call), messages.fault(outcome.kind, when)),
  ),
  ...(latency > 0 ? [messages.latency(latency)] : []),
];
