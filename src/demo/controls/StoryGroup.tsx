import { demoWorld } from '#src/messages/demoWorld.ts';
import { tours as tourMessages } from '#src/messages/tours.ts';
import { BrandSection } from '../brand/BrandSection';
import { HistorySection } from '../checkpoints/HistorySection';
import { demoUrls } from '../demoUrls';
import { ScenarioLinks, StoryLinks } from '../scenarios/StoryLinks';
import { WorldSection } from '../scenarios/WorldSection';
import { keepScreenBeforeTour } from '../tours/runningTour';
import { allTours } from '../tours/tours';
import { ControlSection } from './ControlSection';
import { LastMovementReport } from './LastMovementReport';
import { ResetControl } from './ResetControl';

const { scenarios: messages } = demoWorld;

/** What is told: scenarios, tours, brand, checkpoints. */
export const StoryGroup = () => (
  <>
    <WorldSection />
    <ControlSection title={messages.title} hint={messages.hint}>
      <ScenarioLinks />
    </ControlSection>
    <ControlSection title={tourMessages.title} hint={tourMessages.hint}>
      <StoryLinks stories={allTours} toUrl={demoUrls.tour} onOpen={keepScreenBeforeTour} />
    </ControlSection>
    <HistorySection />
    <BrandSection />
    <LastMovementReport />
    <ResetControl />
  </>
);
