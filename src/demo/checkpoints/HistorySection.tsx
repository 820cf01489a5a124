import { useRef, useState } from 'react';
import type { RunningProvider } from '#mocks/browser.ts';
import type { HistoryEntry } from '#mocks/world/history.ts';
import { WorldFileError } from '#mocks/world/worldFile.ts';
import { useServices } from '#src/actors/context.ts';
import { notify } from '#src/actors/notify.ts';
import { demo } from '#src/messages/demo.ts';
import { demoWorld } from '#src/messages/demoWorld.ts';
import { Button } from '#src/ui/Button.tsx';
import { ControlField } from '../controls/ControlField';
import * as panel from '../controls/ControlPanel.css';
import { ControlSection } from '../controls/ControlSection';
import { refreshScreen } from '../controls/changeWorld';
import { usePanel } from '../controls/panelContext';
import { useWorldReading } from '../controls/useWorldReading';
import { endOutcomes } from '../endOutcomes';
import { saveFile } from '../saveFile';
import { withProgress } from '../withProgress';
import { showReplacedWorld } from '../worldReset';
import { Checkpoints } from './Checkpoints';

const { history: messages } = demoWorld;

/** What a change of the world was, in words. */
function describe({ description, member, clock, replaced, changes, simulated }: HistoryEntry): string {
  if (replaced !== undefined && clock === 0) return messages.replaced;
  // What the members did meanwhile is only a part of it.
  if (clock !== 0) return messages.time;
  if (simulated) return messages.simulated;
  if (description !== null) return member === null ? description : messages.of(description, member);
  return changes.some(({ table }) => table === 'mail') ? messages.mail : messages.data;
}

/** Of the day that it is here. */
const saveWorld = (file: Blob) => saveFile(file, messages.fileName(new Date().toLocaleDateString('sv')));

function reportFailure(failure: unknown): void {
  if (failure instanceof WorldFileError) notify.failure(messages.problems[failure.problem]);
  else {
    console.error('The demo data could not be changed.', failure);
    notify.failure(demo.failed);
  }
}

/** A name of characters that cannot be seen names nothing. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u;

const NOTHING_READ = { world: undefined, checkpoints: [] };
const readWorlds = async ({ worlds }: RunningProvider) => ({
  world: await worlds.describe(),
  checkpoints: await worlds.checkpoints(),
});

/** Undo, redo, checkpoints, and the world as a file. */
export function HistorySection() {
  const { provider } = usePanel();
  const { worlds } = provider;
  const services = useServices();
  const [{ world, checkpoints } = NOTHING_READ, refresh] = useWorldReading(readWorlds);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const file = useRef<HTMLInputElement>(null);
  const run = (work: () => Promise<void>) => void work().then(refresh).catch(reportFailure);

  const { undo, redo } = world ?? {};
  const step = (direction: 'undo' | 'redo', done: 'undone' | 'redone') =>
    run(async () => {
      const result = await withProgress('restoring', () => worlds[direction]());
      if (result === 'replaced') showReplacedWorld(provider, services, done);
      else if (result === 'changed') {
        if (direction === 'undo') endOutcomes(services, provider.controls.hasTransfer);
        refreshScreen();
        notify.success(demo.reloaded[done]);
      } else notify.warning(messages.missing);
    });
  const keep = () => {
    const given = VISIBLE.test(name) ? name.trim() : '';
    setError(given === '' ? messages.nameRequired : undefined);
    if (given === '') return;
    run(async () => {
      await worlds.keep(given);
      setName('');
      notify.success(messages.kept(given));
    });
  };
  const restore = (id: string) =>
    run(async () => {
      const isThere = await withProgress('restoring', () => worlds.restore(id));
      if (isThere) showReplacedWorld(provider, services, 'restored');
      else notify.warning(messages.removed);
    });
  const exportFile = () =>
    run(async () => saveWorld(await withProgress('exporting', () => worlds.exportFile())));
  const importFile = (chosen: File | undefined) => {
    if (file.current) file.current.value = '';
    if (!chosen) return;
    run(async () => {
      await withProgress('importing', (onProgress) => worlds.importFile(chosen, onProgress));
      showReplacedWorld(provider, services, 'imported');
    });
  };

  return (
    <ControlSection title={messages.title} keywords={messages.keywords}>
      <p className={panel.hint}>
        {undo ? messages.last(describe(undo)) : messages.nothing}
        {redo && ` ${messages.next(describe(redo))}`}
      </p>
      <div className={panel.choices}>
        <Button variant="secondary" disabled={!undo} onClick={() => step('undo', 'undone')}>
          {messages.undo}
        </Button>
        <Button variant="secondary" disabled={!redo} onClick={() => step('redo', 'redone')}>
          {messages.redo}
        </Button>
      </div>
      <ControlField
        label={messages.name}
        name="checkpoint"
        hint={messages.nameHint}
        maxLength={60}
        autoComplete="off"
        value={name}
        error={error}
        action={{ label: messages.keep, onPress: keep }}
        onChange={(event) => setName(event.target.value)}
      />
      <Checkpoints
        checkpoints={checkpoints}
        onRestore={restore}
        onRemove={(id) => run(() => worlds.remove(id))}
      />
      <div className={panel.choices}>
        <Button variant="secondary" onClick={exportFile}>
          {messages.exportFile}
        </Button>
        <Button variant="secondary" onClick={() => file.current?.click()}>
          {messages.importFile}
        </Button>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          aria-label={messages.importFile}
          hidden
          onChange={(event) => importFile(event.target.files?.[0])}
        />
      </div>
    </ControlSection>
  );
}
