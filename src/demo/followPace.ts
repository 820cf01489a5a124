import type { RunningProvider } from '#mocks/browser.ts';
import { refreshScreen } from './controls/changeWorld';

/** How often it is looked whether time passes faster, and the world lives on if it does. */
const LOOK_MS = 1000;
/** The screen is read again so often while it does. */
const REFRESH_MS = 3000;

type Controls = Pick<RunningProvider['controls'], 'getRate' | 'catchUp'>;

/**
 * While the provider's time passes faster than the browser's, lets its members act in time and the screen show it. In the
 * tab that is looked at: the world is that of all tabs. Returns a function that ends it.
 */
export function followPace({ getRate, catchUp }: Controls): () => void {
  let refreshedAt = 0;
  let isBusy = false;
  const look = async () => {
    if (isBusy || getRate() === 1 || document.visibilityState !== 'visible') return;
    isBusy = true;
    try {
      await catchUp();
      if (performance.now() - refreshedAt >= REFRESH_MS) {
        refreshScreen();
        refreshedAt = performance.now();
      }
    } catch (failure) {
      console.error('The world could not live on.', failure);
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  return () => clearInterval(timer);
}
