import { LastMovementReport } from './LastMovementReport';
import { ResetControl } from './ResetControl';

/** What is told: scenarios, tours, brand, checkpoints. */
export const StoryGroup = () => (
  <>
    <LastMovementReport />
    <ResetControl />
  </>
);
