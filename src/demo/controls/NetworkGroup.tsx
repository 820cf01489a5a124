import { LatencyControl } from './LatencyControl';
import { TokenControl } from './TokenControl';

/** The calls between app and provider: how they fail, how long they take, which were made. */
export const NetworkGroup = () => (
  <>
    <LatencyControl />
    <TokenControl />
  </>
);
