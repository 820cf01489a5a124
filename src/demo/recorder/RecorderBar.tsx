import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { describeEvent, resolveForReader } from '#machines/paths/describe.ts';
import { recorder as messages } from '#src/messages/recorder.ts';
import { Button, buttonClass } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { Bar } from '../DemoBar';
import * as bar from '../DemoBar.css';
import { demoUrls } from '../demoUrls';
import * as styles from './RecorderBar.css';
import type { Recorder, RecorderState } from './recorder';

const sayLeft = ({ event, machine, state }: RecorderState['left'][number]): string =>
  event === 'xstate.init'
    ? messages.beganAnew(machine, state)
    : messages.left(describeEvent(event), `${machine}.${state}`);

/** What was recognised, the latest in sight. */
function Entries({ entries, several }: Pick<RecorderState, 'entries'> & { readonly several: boolean }) {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks for the entry that has just come
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [entries]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached by the keyboard
    <ol ref={list} className={styles.steps} aria-label={messages.steps} tabIndex={0}>
      {entries.map(({ machine, sentence }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may happen twice, and the order stays
        <li key={index}>
          {several ? messages.entry(machine, resolveForReader(sentence)) : resolveForReader(sentence)}
        </li>
      ))}
    </ol>
  );
}

/** A recording that is not saved is lost with the page: the browser asks. */
function useAskBeforeLeaving(isAsked: () => boolean): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isAsked()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAsked]);
}

interface RecorderBarProps {
  readonly recorder: Recorder;
  /** whom the paths speak of */
  readonly member: string;
  /** keeps what was recorded, and leaves the page */
  readonly onStop: () => Promise<void>;
}

/** The recorder's strip: what to do first, what was recognised, and where the model was left. */
export function RecorderBar({ recorder, member, onStop }: RecorderBarProps) {
  const { entries, left, awaited } = useSyncExternalStore(recorder.subscribe, recorder.get);
  const [trouble, setTrouble] = useState<string>();
  const over = useRef(false);
  const [isAsked] = useState(() => () => !over.current && recorder.get().entries.length > 0);
  useAskBeforeLeaving(isAsked);
  const { testModels } = recorder;
  const latest = entries.at(-1);

  const stop = () => {
    if (entries.length === 0) return setTrouble(messages.nothingToSave);
    over.current = true;
    onStop().catch((failure: unknown) => {
      over.current = false;
      console.error('The recording could not be saved.', failure);
      setTrouble(messages.failed);
    });
  };
  const discard = () => {
    over.current = true;
  };

  return (
    <Bar label={messages.label} tone={left.length > 0 ? 'failed' : 'plain'}>
      <div className={bar.words}>
        <p className={bar.sentence}>{messages.title(testModels.map(({ machine }) => machine.id))}</p>
        {testModels
          .filter(({ machine }) => awaited.includes(machine.id))
          .map(({ machine, start }) => (
            <p key={machine.id} className={styles.hint}>
              {messages.waiting}: {messages.first(resolveForReader(start.sentence))}
            </p>
          ))}
        {entries.length === 0 && <p className={styles.hint}>{messages.signIn(member)}</p>}
        {entries.length === 0 && <p className={styles.hint}>{messages.none}</p>}
        <VisuallyHidden aria-live="polite">{latest && resolveForReader(latest.sentence)}</VisuallyHidden>
      </div>
      <div className={bar.controls}>
        <Button onClick={stop}>{messages.stop}</Button>
        <a href={demoUrls.recordings} className={buttonClass('quiet')} onClick={discard}>
          {messages.discard}
        </a>
      </div>
      <div className={bar.whole}>
        {left.map((each) => (
          <Notice key={each.machine} tone="critical" role="alert">
            <p>{sayLeft(each)}</p>
            <p>{messages.known(each.known.map(resolveForReader))}</p>
            <p>{messages.kept}</p>
          </Notice>
        ))}
        {trouble !== undefined && (
          <Notice tone="warning" role="alert">
            {trouble}
          </Notice>
        )}
        {entries.length > 0 && <Entries entries={entries} several={testModels.length > 1} />}
      </div>
    </Bar>
  );
}
