import { demo } from '#src/messages/demo.ts';
import { demoWorld } from '#src/messages/demoWorld.ts';
import { tours as tourMessages } from '#src/messages/tours.ts';
import { Button } from '#src/ui/Button.tsx';
import { BrandSection } from '../brand/BrandSection';
import { HistorySection } from '../checkpoints/HistorySection';
import { ScenarioLinks, TourLinks } from '../scenarios/StoryLinks';
import { WorldSection } from '../scenarios/WorldSection';
import { showNewWorld } from '../worldReset';
import { ControlSection } from './ControlSection';
import { changeWorld } from './changeWorld';
import { LastMovementReport } from './LastMovementReport';
import { usePanel } from './panelContext';

const { scenarios: messages } = demoWorld;

/** What is told, in the order in which a demo is prepared: scenarios, tours, what has happened, checkpoints, brand, world. */
export function StoryGroup() {
  const { provider } = usePanel();
  const reset = () => changeWorld(() => provider.reset().then(showNewWorld));
  return (
    <>
      <ControlSection title={messages.title} hint={messages.hint}>
        <ScenarioLinks />
      </ControlSection>
      <ControlSection title={tourMessages.title} hint={tourMessages.hint}>
        <TourLinks />
      </ControlSection>
      <LastMovementReport />
      <HistorySection />
      <BrandSection />
      <WorldSection />
      <ControlSection title={demo.startAgain} hint={demo.resetHint} keywords={demo.resetKeywords}>
        <Button variant="secondary" onClick={reset}>
          {demo.reset}
        </Button>
      </ControlSection>
    </>
  );
}
