import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { CheckCircleIcon, CrossCircleIcon, WarningIcon } from '#src/ui/icons/status.tsx';
import { useFreeTop } from '#src/ui/toastPlace.ts';
import * as styles from './Toasts.css';

/** R9.6. */
const TOAST_DURATION_MS = 4000;
const MAX_VISIBLE_TOASTS = 3;
/** Pixels between two toasts, the library's own. */
const GUTTER = 8;

function ToastIcon({ type }: Pick<Toast, 'type'>) {
  const [Mark, tone] =
    type === 'success'
      ? ([CheckCircleIcon, 'success'] as const)
      : type === 'error'
        ? ([CrossCircleIcon, 'critical'] as const)
        : ([WarningIcon, 'warning'] as const);
  return (
    <span className={styles.tone[tone]}>
      <Mark />
    </span>
  );
}

interface ShownToastProps {
  readonly shown: Toast;
  /** pixels below the top */
  readonly offset: number;
  readonly onMeasure: (id: string, height: number) => void;
  /** whether it stays as it is */
  readonly isPaused: boolean;
  /** the message that screen readers read elsewhere */
  readonly readText: string | null;
}

function ShownToast({ shown, offset, onMeasure, isPaused, readText }: ShownToastProps) {
  const { id, type, visible, createdAt, ariaProps } = shown;
  const place = useRef<HTMLDivElement>(null);
  const message = resolveValue(shown.message, shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message may need more lines
  useLayoutEffect(() => {
    if (place.current) onMeasure(id, place.current.offsetHeight);
  }, [id, message, onMeasure]);
  // The library counts with the page's clock, which a demo moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message that is shown again stays as long again
  useEffect(() => {
    if (isPaused || !visible) return undefined;
    const timer = setTimeout(() => toast.dismiss(id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [isPaused, visible, createdAt, id]);
  return (
    <div ref={place} className={styles.place} style={{ transform: `translateY(${offset}px)` }}>
      <div data-toast={visible ? 'shown' : 'leaving'} className={visible ? styles.shown : styles.leaving}>
        <ToastIcon type={type} />
        {/* A message that is shown again is a new one to screen readers. */}
        <div
          key={createdAt}
          className={styles.message}
          {...ariaProps}
          {...(message === readText && { 'aria-live': 'off' })}
        >
          {message}
        </div>
      </div>
    </div>
  );
}

interface ToastsProps {
  /** the message that screen readers read on the screen */
  readonly readText?: string | null;
}

/**
 * Toasts, the newest three at most (R9.7), where they cover no control. The library's own view would inject its styles, which a strict content
 * security policy refuses.
 */
export default function Toasts({ readText = null }: ToastsProps) {
  const { toasts, handlers } = useToaster({ duration: Number.POSITIVE_INFINITY });
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    for (const { id } of toasts.filter((one) => one.visible).slice(MAX_VISIBLE_TOASTS)) toast.dismiss(id);
  }, [toasts]);
  const frame = useRef<HTMLDivElement>(null);
  const height = toasts.reduce((sum, one) => sum + (one.visible && one.height ? one.height + GUTTER : 0), 0);
  const top = useFreeTop(frame, height);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer over a toast only makes it stay longer
    <div
      ref={frame}
      data-rht-toaster=""
      className={styles.container}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
    >
      {toasts.map((shown) => (
        <ShownToast
          key={shown.id}
          shown={shown}
          offset={top + handlers.calculateOffset(shown)}
          onMeasure={handlers.updateHeight}
          isPaused={isPaused}
          readText={readText}
        />
      ))}
    </div>
  );
}
