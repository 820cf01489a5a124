import { useEffect, useSyncExternalStore } from 'react';
import { sayNames } from '../../../machines/paths/words';
import { Button } from '../../ui/Button';
import { buttonClass } from '../../ui/buttonClass';
import { player as sentences } from '../../wording/player';
import { addresses } from '../addresses';
import { Bar } from '../Bar';
import * as bar from '../Bar.css';
import { Checks } from './Checks';
import { Failed } from './Failed';
import * as styles from './PlayerBar.css';
import type { Playback, Playing } from './playback';

const TONES = { playing: 'plain', paused: 'plain', passed: 'passed', failed: 'failed' } as const;

/** The plan's own presses take the focus away from the bar: these keys work from everywhere. */
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

const isOver = ({ phase }: Playing): boolean => phase === 'passed' || phase === 'failed';

function Controls({ playback, playing }: { readonly playback: Playback; readonly playing: Playing }) {
  const { phase, speed } = playing;
  if (isOver(playing)) {
    return (
      <a href={addresses.play(playback.plan.id)} className={buttonClass('secondary')}>
        {sentences.again}
      </a>
    );
  }
  const isPlaying = phase === 'playing';
  return (
    <>
      <Button
        aria-keyshortcuts="Alt+P"
        title={sentences.shortcuts}
        onClick={isPlaying ? playback.pause : playback.play}
      >
        {isPlaying ? sentences.pause : sentences.play}
      </Button>
      <Button
        variant="secondary"
        aria-keyshortcuts="Alt+S"
        title={sentences.shortcuts}
        onClick={playback.step}
      >
        {sentences.step}
      </Button>
      <Button
        variant="secondary"
        aria-pressed={speed === 'slow'}
        onClick={() => playback.setSpeed(speed === 'slow' ? 'normal' : 'slow')}
      >
        {speed === 'slow' && <span aria-hidden="true">✓</span>}
        {sentences.slow}
      </Button>
    </>
  );
}

interface PlayerBarProps {
  readonly playback: Playback;
  /** the window has no room for the menu that paths use */
  readonly narrow: boolean;
}

/** The player's strip: which step, in words, what it checks, and how it ended. */
export function PlayerBar({ playback, narrow }: PlayerBarProps) {
  const playing = useSyncExternalStore(playback.subscribe, playback.get);
  useShortcuts(playback);
  const { plan } = playback;
  const { phase, step, sentence, checks, seen, failure } = playing;
  const steps = plan.steps.length;
  const done = checks.filter(({ status }) => status === 'seen').length;
  return (
    <Bar label={sentences.label} tone={TONES[phase]}>
      <div className={bar.words}>
        <p className={bar.quiet}>
          <span className={bar.place}>{sentences.place(step, steps)}</span>
          <span className={bar.title} title={sayNames(plan.title)}>
            {sayNames(plan.title)}
          </span>
        </p>
        <p className={bar.sentence} aria-live="polite">
          {phase === 'passed' ? (
            <span className={styles.passed}>✓ {sentences.passed(steps, seen)}</span>
          ) : (
            phase !== 'failed' && sentence
          )}
        </p>
      </div>
      <div className={bar.controls}>
        <Controls playback={playback} playing={playing} />
        <a href={addresses.paths} className={buttonClass('quiet')}>
          {sentences.toPaths}
        </a>
      </div>
      <div className={bar.whole}>
        {failure && (
          <Failed
            failure={failure}
            place={sentences.failed(step, steps)}
            sentence={sentence}
            replay={`${location.origin}${addresses.play(plan.id)}`}
          />
        )}
        {narrow && step === 0 && phase === 'paused' && <p className={styles.narrow}>{sentences.narrow}</p>}
        {phase !== 'passed' && (
          <details open={!narrow}>
            <summary className={styles.summary}>{sentences.checked(done, checks.length)}</summary>
            <Checks checks={checks} />
          </details>
        )}
      </div>
    </Bar>
  );
}
