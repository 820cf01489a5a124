import { useEffect, useSyncExternalStore } from 'react';
import { kinds } from '#machines/models/kinds.ts';
import { player as messages } from '#src/messages/player.ts';
import { Button, buttonClass } from '#src/ui/Button.tsx';
import { DemoBar } from '../DemoBar';
import * as bar from '../DemoBar.css';
import { demoUrls } from '../demoUrls';
import { AssertionList } from './AssertionList';
import { PlanFailureNotice } from './PlanFailureNotice';
import * as styles from './PlayerBar.css';
import type { Playback, PlaybackState } from './playback';

const TONES = { playing: 'plain', paused: 'plain', passed: 'passed', failed: 'failed' } as const;

/** The plan's clicks move the focus out of the bar, so the keys are handled on the window. */
function useShortcuts(playback: Playback): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.code === 'KeyP') {
        if (playback.get().phase === 'playing') playback.pause();
        else playback.play();
      } else if (event.code === 'KeyS') playback.step();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [playback]);
}

const isOver = ({ phase }: PlaybackState): boolean => phase === 'passed' || phase === 'failed';

interface ControlsProps extends Pick<PlayerBarProps, 'playback' | 'replay'> {
  readonly playing: PlaybackState;
}

function Controls({ playback, playing, replay }: ControlsProps) {
  const { phase, speed } = playing;
  if (isOver(playing)) {
    return (
      <a href={replay} className={buttonClass('secondary')}>
        {messages.replay}
      </a>
    );
  }
  const isPlaying = phase === 'playing';
  return (
    <>
      <Button
        aria-keyshortcuts="Alt+P"
        title={messages.shortcuts}
        onClick={isPlaying ? playback.pause : playback.play}
      >
        {isPlaying ? messages.pause : messages.play}
      </Button>
      <Button
        variant="secondary"
        aria-keyshortcuts="Alt+S"
        title={messages.shortcuts}
        onClick={playback.step}
      >
        {messages.step}
      </Button>
      <Button
        variant="secondary"
        aria-pressed={speed === 'slow'}
        onClick={() => playback.setSpeed(speed === 'slow' ? 'normal' : 'slow')}
      >
        {speed === 'slow' && <span aria-hidden="true">✓</span>}
        {messages.slow}
      </Button>
    </>
  );
}

interface PlayerBarProps {
  readonly playback: Playback;
  /** path and query that play it again */
  readonly replay: string;
  /** the window is too narrow for the menu that paths use */
  readonly narrow: boolean;
}

/** The player's bar: the current step, its assertions, and the result. */
export function PlayerBar({ playback, replay, narrow }: PlayerBarProps) {
  const playing = useSyncExternalStore(playback.subscribe, playback.get);
  useShortcuts(playback);
  const { plan } = playback;
  const { phase, step, sentence, assertions, passedCount, failure } = playing;
  const steps = plan.steps.length;
  const passed = assertions.filter(({ status }) => status === 'passed').length;
  return (
    <DemoBar label={messages.label} tone={TONES[phase]}>
      <div className={bar.content}>
        <p className={bar.quiet}>
          <span className={bar.place}>{messages.progress(step, steps)}</span>
          <span className={bar.title} title={kinds.describeText(plan.title)}>
            {kinds.describeText(plan.title)}
          </span>
        </p>
        <p className={bar.sentence} aria-live="polite">
          {phase === 'passed' ? (
            <span className={styles.passed}>✓ {messages.passed(steps, passedCount)}</span>
          ) : (
            phase !== 'failed' && sentence
          )}
        </p>
      </div>
      <div className={bar.controls}>
        <Controls playback={playback} playing={playing} replay={replay} />
        <a href={demoUrls.paths} className={buttonClass('quiet')}>
          {messages.toPaths}
        </a>
      </div>
      <div className={bar.whole}>
        {failure && (
          <PlanFailureNotice
            failure={failure}
            title={messages.failed(step, steps)}
            sentence={sentence}
            replay={`${location.origin}${replay}`}
          />
        )}
        {narrow && step === 0 && phase === 'paused' && <p className={styles.narrow}>{messages.narrow}</p>}
        {phase !== 'passed' && (
          <details open={!narrow}>
            <summary className={styles.summary}>{messages.checked(passed, assertions.length)}</summary>
            <AssertionList assertions={assertions} />
          </details>
        )}
      </div>
    </DemoBar>
  );
}
