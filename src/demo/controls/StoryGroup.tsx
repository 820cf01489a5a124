import { BrandSection } from '../brand/BrandSection';
import { HistorySection } from '../checkpoints/HistorySection';
import { ScenarioSection } from '../scenarios/ScenarioSection';
import { WorldSection } from '../scenarios/WorldSection';
import { TourSection } from '../tours/TourSection';
import { LastMovementReport } from './LastMovementReport';
import { ResetControl } from './ResetControl';

/** What is told: scenarios, tours, brand, checkpoints. */
export const StoryGroup = () => (
  <>
    <WorldSection />
    <ScenarioSection />
    <TourSection />
    <HistorySection />
    <BrandSection />
    <LastMovementReport />
    <ResetControl />
  </>
);
