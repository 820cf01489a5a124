import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { tours as messages } from '#src/messages/tours.ts';
import { Button } from '#src/ui/Button.tsx';
import { isSearching } from '../controls/isSearching';
import { DemoBar } from '../DemoBar';
import * as bar from '../DemoBar.css';
import * as player from '../player/PlayerBar.css';
import type { TourPlayback } from './tourPlayback';

/** What is pointed at may move while its screen is filled. */
const POINT_INTERVAL_MS = 250;

interface TourBarProps {
  readonly playback: TourPlayback;
  readonly onLeave: () => void;
}

const FIELDS = 'input, textarea, select';
/** Within these the arrow keys move the focus. */
const MOVED_IN = '[role=tablist], [role=tree], [role=toolbar], [data-point]';

/** Whether a key is for what has the focus: a dialog, or a field, in which Escape does nothing but end a search. */
const isKeyOfTarget = ({ target, code }: KeyboardEvent): boolean =>
  target instanceof Element &&
  (target.closest('dialog, [role=dialog]') !== null ||
    (code === 'Escape' ? isSearching(target) : target.closest(FIELDS) !== null) ||
    (code.startsWith('Arrow') && target.closest(MOVED_IN) !== null));

/** What the tour types is no press of a key. */
const isKeyOfTour = (event: KeyboardEvent): boolean =>
  event.isTrusted &&
  !(event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isKeyOfTarget(event));

/** The bar of a tour: its sentence, the presenter's notes, and its keys. All of it but the marker folds away. */
export function TourBar({ playback, onLeave }: TourBarProps) {
  const { step, phase, problem } = useSyncExternalStore(playback.subscribe, playback.get);
  const [hasNotes, setHasNotes] = useState(false);
  const [isHidden, setIsHidden] = useState(false);
  const forward = useRef<HTMLButtonElement>(null);
  const { tour } = playback;
  const isLast = step + 1 === tour.steps.length;
  useEffect(() => {
    const keys: Readonly<Record<string, () => unknown>> = {
      ArrowRight: () => {
        // After the last sentence there is nothing but the end, also for a bar that is hidden.
        if (isLast) {
          flushSync(() => setIsHidden(false));
          forward.current?.focus();
        }
        return playback.next();
      },
      ArrowLeft: playback.back,
      KeyP: playback.toggle,
      KeyN: () => setHasNotes((shown) => !shown),
      KeyH: () => setIsHidden((hidden) => !hidden),
    };
    const listen = (event: KeyboardEvent) => {
      const act = Object.hasOwn(keys, event.code) ? keys[event.code] : undefined;
      if (!act || !isKeyOfTour(event)) return;
      event.preventDefault();
      event.stopPropagation();
      void act();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [playback, isLast]);
  useEffect(() => {
    // After the screen, where it may close a list.
    const leave = (event: KeyboardEvent) => {
      if (event.code === 'Escape' && isKeyOfTour(event)) onLeave();
    };
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [onLeave]);
  useEffect(() => {
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', playback.point, options);
    const timer = setInterval(playback.point, POINT_INTERVAL_MS);
    return () => {
      clearInterval(timer);
      window.removeEventListener('scroll', playback.point, options);
    };
  }, [playback]);

  const told = tour.steps[step];
  const isPreparing = phase === 'preparing';
  const hasNoWorld = isPreparing || phase === 'failed';
  if (isHidden) return null;
  return (
    <DemoBar label={messages.label} tone={problem === null ? 'plain' : 'failed'}>
      <div className={bar.content}>
        <p className={bar.quiet}>
          <span className={bar.place}>{messages.progress(step + 1, tour.steps.length)}</span>
          <span className={bar.title}>{tour.title}</span>
        </p>
        <p className={bar.sentence} aria-live="polite">
          {isPreparing ? messages.preparing : problem === null && told?.sentence}
        </p>
      </div>
      <div className={bar.controls}>
        <Button variant="secondary" disabled={step === 0 || hasNoWorld} onClick={() => void playback.back()}>
          {messages.back}
        </Button>
        <Button
          ref={forward}
          title={messages.shortcuts}
          disabled={hasNoWorld && !isLast}
          onClick={isLast ? onLeave : () => void playback.next()}
        >
          {isLast ? messages.finish : messages.next}
        </Button>
        <Button variant="secondary" disabled={hasNoWorld || isLast} onClick={playback.toggle}>
          {phase === 'playing' ? messages.pause : messages.play}
        </Button>
        <Button variant="quiet" aria-expanded={hasNotes} onClick={() => setHasNotes(!hasNotes)}>
          {messages.notes}
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          {messages.leave}
        </Button>
      </div>
      {problem !== null && (
        <p role="alert" className={`${bar.whole} ${player.failed}`}>
          {(phase === 'failed' ? messages.worldFailed : messages.failed)(problem)}
        </p>
      )}
      {hasNotes && (
        <div className={bar.whole}>
          <p>{told?.notes}</p>
          <p className={bar.keys}>{messages.shortcuts}</p>
        </div>
      )}
    </DemoBar>
  );
}
