import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { kinds } from '#machines/models/kinds.ts';
import { describeEvent } from '#machines/paths/describe.ts';
import { recorder as messages } from '#src/messages/recorder.ts';
import { Button, buttonClass } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { DemoBar } from '../DemoBar';
import * as bar from '../DemoBar.css';
import { demoUrls } from '../demoUrls';
import { CheckPicker } from './CheckPicker';
import { OfferedCase } from './OfferedCase';
import * as styles from './RecorderBar.css';
import type { Recorder, RecorderState } from './recorder';

const describeOffModel = ({ event, machine, state }: RecorderState['offModel'][number]): string =>
  event === 'xstate.init'
    ? messages.restarted(machine, state)
    : messages.offModel(describeEvent(event), `${machine}.${state}`);

/** The recognised cases, scrolled to the latest. */
function EntryList({ entries, several }: Pick<RecorderState, 'entries'> & { readonly several: boolean }) {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls when an entry is added
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [entries]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable list must be focusable
    <ol ref={list} className={styles.steps} aria-label={messages.steps} tabIndex={0}>
      {entries.map(({ machine, sentence, checks }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries may repeat, and their order is fixed
        <li key={index}>
          {several ? messages.entry(machine, kinds.describeText(sentence)) : kinds.describeText(sentence)}
          {checks.map((check) => (
            <p key={JSON.stringify(check)} className={styles.check}>
              {messages.check(kinds.describeAssertion(check))}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}

/** The browser asks before a recording that is not saved is lost. */
function useConfirmBeforeUnload(isUnsaved: () => boolean): void {
  useEffect(() => {
    const confirm = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    addEventListener('beforeunload', confirm);
    return () => removeEventListener('beforeunload', confirm);
  }, [isUnsaved]);
}

interface RecorderBarProps {
  readonly recorder: Recorder;
  /** the element of the app */
  readonly container: HTMLElement;
  /** puts placeholders where a text has the data of a persona */
  readonly toTemplate: (text: string) => string;
  /** name of the persona that the paths use */
  readonly member: string;
  /** saves the recording, and leaves the page */
  readonly onStop: () => Promise<void>;
}

/** The recorder's bar: how to start, the recognised cases, and steps without a case. */
export function RecorderBar({ recorder, container, toTemplate, member, onStop }: RecorderBarProps) {
  const { entries, offModel, awaited } = useSyncExternalStore(recorder.subscribe, recorder.get);
  const [problem, setProblem] = useState<string>();
  const isFinished = useRef(false);
  const [isUnsaved] = useState(() => () => !isFinished.current && recorder.get().entries.length > 0);
  useConfirmBeforeUnload(isUnsaved);
  const { testModels } = recorder;
  const latest = entries.at(-1);

  const stop = () => {
    if (entries.length === 0) return setProblem(messages.nothingToSave);
    isFinished.current = true;
    onStop().catch((failure: unknown) => {
      isFinished.current = false;
      console.error('The recording could not be saved.', failure);
      setProblem(messages.failed);
    });
  };
  const discard = () => {
    isFinished.current = true;
  };

  return (
    <DemoBar label={messages.label} tone={offModel.length > 0 ? 'failed' : 'plain'}>
      <div className={bar.content}>
        <p className={bar.sentence}>{messages.title(testModels.map(({ machine }) => machine.id))}</p>
        {testModels
          .filter(({ machine }) => awaited.includes(machine.id))
          .map(({ machine, start }) => (
            <p key={machine.id} className={styles.hint}>
              {messages.waiting}: {messages.startsWhen(kinds.describeText(start.sentence))}
            </p>
          ))}
        {entries.length === 0 && <p className={styles.hint}>{messages.signIn(member)}</p>}
        {entries.length === 0 && <p className={styles.hint}>{messages.none}</p>}
        <VisuallyHidden aria-live="polite">{latest && kinds.describeText(latest.sentence)}</VisuallyHidden>
      </div>
      <div className={bar.controls}>
        <Button onClick={stop}>{messages.stop}</Button>
        <a href={demoUrls.recordings} className={buttonClass('quiet')} onClick={discard}>
          {messages.discard}
        </a>
      </div>
      <div className={bar.whole}>
        <CheckPicker
          container={container}
          toTemplate={toTemplate}
          isReady={entries.length > 0}
          onCheck={recorder.addCheck}
        />
        {offModel.map((each) => (
          <Notice key={each.machine} tone="critical" role="alert">
            <p>{describeOffModel(each)}</p>
            <p>{messages.knownCases(each.knownCases.map(kinds.describeText))}</p>
            <p>{messages.savable}</p>
            {each.source !== undefined && <OfferedCase machine={each.machine} source={each.source} />}
          </Notice>
        ))}
        {problem !== undefined && (
          <Notice tone="warning" role="alert">
            {problem}
          </Notice>
        )}
        {entries.length > 0 && <EntryList entries={entries} several={testModels.length > 1} />}
      </div>
    </DemoBar>
  );
}
