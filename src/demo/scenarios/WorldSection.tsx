import { useState } from 'react';
import type { RunningProvider } from '#mocks/browser.ts';
import { findScenario } from '#mocks/scenarios/scenarios.ts';
import { useSession } from '#src/actors/context.ts';
import { notify } from '#src/actors/notify.ts';
import { demo } from '#src/messages/demo.ts';
import { demoWorld } from '#src/messages/demoWorld.ts';
import { Button } from '#src/ui/Button.tsx';
import { ControlField } from '../controls/ControlField';
import * as panel from '../controls/ControlPanel.css';
import { ControlSection } from '../controls/ControlSection';
import { usePanel } from '../controls/panelContext';
import { useWorldReading } from '../controls/useWorldReading';
import { createMomentLink } from './momentLink';
import * as styles from './scenarios.css';

const { world: messages } = demoWorld;
/** Enough to tell worlds apart at a glance. */
const SHOWN_DIGITS = 12;

const describeWorld = ({ worlds }: RunningProvider) => worlds.describe();
const readHash = async ({ worlds }: RunningProvider) =>
  (await worlds.hash())?.slice(0, SHOWN_DIGITS) ?? messages.noHash;

/** Rejects, too, where the browser has no clipboard, as over http. */
const copyText = async (text: string) => navigator.clipboard.writeText(text);

/** Which world this is, its fingerprint, and a link to this very moment. */
export function WorldSection() {
  const { provider } = usePanel();
  const [world] = useWorldReading(describeWorld);
  const [hash = messages.hashing] = useWorldReading(readHash);
  const [link, setLink] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const member = useSession(({ context }) => context.auth?.user.user_pk);

  const copy = async () => {
    setIsBusy(true);
    try {
      const created = await createMomentLink(provider, member);
      setLink(created.link);
      if (created.link === undefined) return notify.warning(messages.tooLong);
      await copyText(created.link).then(
        () => notify.success(created.hasMember ? messages.linkCopied : messages.linkCopiedWithoutMember),
        () => notify.warning(messages.linkShown),
      );
    } catch (failure) {
      console.error('The link could not be made.', failure);
      notify.failure(demo.failed);
    } finally {
      setIsBusy(false);
    }
  };

  const { definition } = world ?? {};
  const scenario = definition?.scenario ? findScenario(definition.scenario) : undefined;
  return (
    <ControlSection title={messages.title} keywords={messages.keywords}>
      {scenario && <p className={styles.strong}>{scenario.title}</p>}
      {world && definition && (
        <p className={panel.hint}>
          {messages.facts(world.members, definition.seed)}. {messages.now(world.now)}
        </p>
      )}
      <p className={panel.hint}>
        {messages.hash} <code className={styles.hash}>{hash}</code>
        <br />
        {messages.hashHint}
      </p>
      <Button variant="secondary" busy={isBusy} onClick={() => void copy()}>
        {messages.link}
      </Button>
      {link !== undefined && (
        <ControlField
          label={messages.linkField}
          name="moment-link"
          isWide
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
      )}
    </ControlSection>
  );
}
