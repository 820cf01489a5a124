import { CallLog } from './CallLog';
import { FaultControl } from './FaultControl';
import { LatencyControl } from './LatencyControl';
import { PresetControl } from './PresetControl';
import { TokenControl } from './TokenControl';

/** The calls between app and provider: how they fail, how long they take, which were made. */
export const NetworkGroup = () => (
  <>
    <PresetControl />
    <LatencyControl />
    <TokenControl />
    <FaultControl />
    <CallLog />
  </>
);
