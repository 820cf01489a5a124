/** Any origin does: it only has to stay the same. */
const BASE = 'https://app.invalid';

/** An own address of the dashboard, exactly as a browser writes it, so that nothing in it is read in another way. */
function isDashboardAddress(address: string): boolean {
  if (!/^\/dashboard(?:[/?#]|$)/i.test(address) || !/^[!-~]{1,2000}$/.test(address)) return false;
  const { origin, pathname, search, hash } = new URL(address, BASE);
  const isNormal = origin === BASE && pathname + search + hash === address;
  return isNormal && !/\/\/|\\|%(?:2e|2f|5c|25|0\d)/i.test(pathname) && !/\\/.test(search + hash);
}

/**
 * The history state of the sign-in screen: the address of the dashboard to which the sign-in leads. Not in the URL,
 * where anybody could put one.
 */
interface SignInState {
  readonly returnTo: string;
  /** the member whose session ended there; what they were looking for is nobody else's */
  readonly owner?: string | undefined;
}

/** The history state for an address of the dashboard; null where it is not worth returning to. */
export const toSignInState = (address: string, owner?: string): SignInState | null =>
  isDashboardAddress(address) ? { returnTo: address, owner } : null;

/**
 * The address of a history state, if there is one, it is an own address of the dashboard, and no other member's than
 * that of `owner`.
 */
export function readReturnPath(historyState: unknown, owner?: string): string | undefined {
  if (typeof historyState !== 'object' || historyState === null || !('returnTo' in historyState))
    return undefined;
  if ('owner' in historyState && historyState.owner !== undefined && historyState.owner !== owner)
    return undefined;
  const { returnTo } = historyState;
  return typeof returnTo === 'string' && isDashboardAddress(returnTo) ? returnTo : undefined;
}
