import { useSearchParams } from 'wouter';
import { changeParams } from './searchParams';

/**
 * The tab in the URL (`?tab=security`); each change adds a history entry. A missing or unknown tab means the first.
 */
export function useTabParam<const Tab extends string>(tabs: readonly [Tab, ...Tab[]]) {
  const [params, setParams] = useSearchParams();
  const [first] = tabs;
  const requested = params.get('tab');
  const tab = tabs.find((one) => one === requested) ?? first;
  const setTab = (next: Tab) =>
    setParams((current) => changeParams(current, { tab: next === first ? undefined : next }));
  return [tab, setTab] as const;
}
