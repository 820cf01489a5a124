import { useSyncExternalStore } from 'react';
import { type FaultRule, type NetworkConditions, networkConditions } from '#mocks/faultRules.ts';
import { usePanel } from './panelContext';

/** The conditions with another fault of a call instead of those that it had; without one, with none. */
export const withFault = (
  conditions: NetworkConditions,
  call: FaultRule['call'],
  fault: Omit<FaultRule, 'call'> | undefined,
): NetworkConditions => ({
  ...conditions,
  faults: [
    ...conditions.faults.filter((each) => each.call !== call),
    ...(fault === undefined ? [] : [{ call, ...fault }]),
  ],
});

/** The network conditions of this tab, and how to change them. What is no condition is not set. */
export function useConditions() {
  const { faults } = usePanel().provider.controls;
  const conditions = useSyncExternalStore(faults.subscribe, () => faults.conditions);
  const setConditions = (changed: NetworkConditions) => {
    const { data } = networkConditions.safeParse(changed);
    if (data) faults.conditions = data;
  };
  return { conditions, setConditions };
}
