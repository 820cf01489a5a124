import { type EndpointKey, endpointKeys } from '../endpoint';
import type { Fault, FaultInjection } from '../faultInjection';

/** Faults by the names that path tests give to outcomes of a call. */
const FAULTS = {
  unauthorized: 'unauthorized',
  refusal: { refuse: 'This is not possible at the moment. Please contact your provider.' },
  unsuccessful: { unsuccessful: 'This is not possible at the moment. Please contact your provider.' },
  serverError: 'serverError',
  malformed: 'malformed',
  responseLost: 'responseLost',
  responseTruncated: 'responseTruncated',
  unreachable: 'networkError',
} as const satisfies Record<string, Fault>;

type FaultName = keyof typeof FAULTS;
const isFaultName = (name: string): name is FaultName => Object.hasOwn(FAULTS, name);
export const faultNames: readonly FaultName[] = Object.keys(FAULTS).filter(isFaultName);

/** How calls fail: the next one, or each. */
export interface ConnectionFault {
  readonly call: EndpointKey;
  readonly fault: FaultName;
  readonly when: 'next' | 'always';
}

/** Calls without which nobody could be signed in. */
const SESSION_CALLS: readonly EndpointKey[] = ['login', 'refreshToken'];

/** Every call but those of the session fails alike, until it is ended. */
export const failAll = (fault: FaultName): readonly ConnectionFault[] =>
  endpointKeys
    .filter((call) => !SESSION_CALLS.includes(call))
    .map((call) => ({ call, fault, when: 'always' }));

export function injectFaults(
  controls: Pick<FaultInjection, 'failNext'>,
  faults: readonly ConnectionFault[],
): void {
  for (const { call, fault, when } of faults) {
    controls.failNext(call, FAULTS[fault], { sticky: when === 'always' });
  }
}

/** The faults that are to come, without those that have no name. */
export const listFaults = (controls: {
  readonly faults: FaultInjection['list'];
}): readonly ConnectionFault[] =>
  controls.faults().flatMap(({ endpoint: call, fault, sticky }) => {
    const name = faultNames.find((each) => JSON.stringify(FAULTS[each]) === JSON.stringify(fault));
    return name ? [{ call, fault: name, when: sticky ? ('always' as const) : ('next' as const) }] : [];
  });
