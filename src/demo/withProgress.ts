import type { ProgressKind } from './WorkProgress';

/** Shorter work is not worth a look. */
const SHOWN_AFTER_MS = 500;

/**
 * Carries out work, and shows how far it is if it takes longer than half a second. How long it took is in the browser's
 * performance timeline, by the name of its kind.
 */
export async function withProgress<Result>(
  kind: ProgressKind,
  work: (onProgress: (share: number) => void) => Promise<Result>,
): Promise<Result> {
  const start = performance.now();
  let share: number | undefined;
  let update: ((share: number | undefined) => void) | undefined;
  let hide: (() => void) | undefined;
  let isDone = false;
  const show = async () => {
    const { showProgress } = await import('./WorkProgress');
    if (isDone) return;
    hide = showProgress(kind, (setShare) => {
      update = setShare;
      update(share);
    });
  };
  const timer = setTimeout(() => {
    show().catch((failure: unknown) => console.warn('The progress could not be shown.', failure));
  }, SHOWN_AFTER_MS);
  try {
    return await work((done) => {
      share = done;
      update?.(done);
    });
  } finally {
    isDone = true;
    clearTimeout(timer);
    hide?.();
    performance.measure(kind, { start });
  }
}
