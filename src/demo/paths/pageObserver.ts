import type { PlanDriver } from '#machines/paths/web/webDriver.ts';
import type { BrowserFakes } from './browserFakes';
import { observeErrors } from './errorObserver';
import { observeMomentaryStates } from './momentaryStates';
import { findPageFault } from './pageFault';
import { observePreventedEvents } from './preventedEvents';
import { findWrongQrCode } from './qrCode';
import type { RequestInterceptor } from './requestInterceptor';
import { observeScreen } from './screenObserver';
import type { ScreenQueries } from './screenQueries';
import { createStateChanges } from './stateChanges';

/** The query cache starts a timer of this length whenever a screen is left (R9.8). */
const QUERY_CACHE_TIME_MS = 60_000;

interface ObserverOptions {
  readonly container: HTMLElement;
  readonly interceptor: RequestInterceptor;
  readonly queries: ScreenQueries;
  /** undefined while no plan is played */
  readonly getBrowserFakes: () => BrowserFakes | undefined;
  /** for a person who looks on */
  readonly isWatched: boolean;
  /** Replaces random values, and what depends on when and where a plan runs. */
  readonly hideVarying: (text: string) => string;
}

/** Observes what the page does in each step of a plan. */
export function observePage(options: ObserverOptions) {
  const { container, interceptor, queries, getBrowserFakes, isWatched, hideVarying } = options;
  const screen = observeScreen(container);
  const moments = observeMomentaryStates();
  const errors = observeErrors({ isShown: isWatched });
  const prevented = observePreventedEvents();
  const stateChanges = createStateChanges(container, getBrowserFakes);
  let wrongQrCode: string | null = null;

  const operations: Pick<PlanDriver, 'toasts' | 'effects' | 'findFault'> = {
    toasts: () => screen.toasts,
    // For a person who looks on, screens take their time to load: what belongs to which step is not certain.
    effects() {
      if (isWatched) return undefined;
      const fakes = getBrowserFakes();
      return [
        ...interceptor.lines,
        ...screen.announcements,
        ...moments.list(),
        ...(fakes?.listAnimations() ?? []),
        ...errors.getReports(),
        ...(fakes?.requestedLocks ?? []),
        ...stateChanges.describe().map(hideVarying),
        // While a call waits, what is loading is as it should be.
        ...(interceptor.allPendingCalls().length === 0
          ? queries.texts('loading').map((text) => `loading: ${text}`)
          : []),
        ...[...(fakes?.navigations ?? [])].map(hideVarying),
        ...(fakes?.timers.startedTimers({ except: QUERY_CACHE_TIME_MS }) ?? []),
        ...prevented.list(),
      ].sort();
    },
    findFault: () =>
      [...interceptor.faults, ...errors.faults, ...screen.faults][0] ??
      wrongQrCode ??
      findPageFault(container, getBrowserFakes()?.closesByBack()),
  };
  return {
    operations,
    getChangeCount: screen.getChangeCount,
    stateChanges,
    start: errors.start,
    beginStep(): void {
      for (const one of [interceptor, screen, moments, errors, prevented, getBrowserFakes(), stateChanges])
        one?.beginStep();
    },
    /** Once the page is at rest. */
    async endStep(): Promise<void> {
      wrongQrCode = await findWrongQrCode(container);
      screen.recordShownToasts();
    },
    stop(): void {
      for (const one of [errors, screen, moments, prevented]) one.stop();
    },
  };
}
