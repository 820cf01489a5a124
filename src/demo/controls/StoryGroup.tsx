import { demoWorld } from '#src/messages/demoWorld.ts';
import { tours as tourMessages } from '#src/messages/tours.ts';
import { BrandSection } from '../brand/BrandSection';
import { HistorySection } from '../checkpoints/HistorySection';
import { ScenarioLinks, TourLinks } from '../scenarios/StoryLinks';
import { WorldSection } from '../scenarios/WorldSection';
import { ControlSection } from './ControlSection';
import { LastMovementReport } from './LastMovementReport';
import { ResetControl } from './ResetControl';

const { scenarios: messages } = demoWorld;

/** What is told, in the order in which a demo is prepared: scenarios, tours, what has happened, checkpoints, brand, world. */
export const StoryGroup = () => (
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
    <ResetControl />
  </>
);
