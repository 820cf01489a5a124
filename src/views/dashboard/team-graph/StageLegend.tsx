import { teamGraph as messages } from '#src/messages/teamGraph.ts';
import * as styles from './Graph.css';
import { getStageColors, MAX_STAGE } from './stageColors';

const STAGES = Array.from({ length: MAX_STAGE + 1 }, (_, stage) => stage);

/** What fills and outlines of the squares mean. */
export const StageLegend = () => (
  <div className={styles.legend}>
    <span>{messages.stage}</span>
    <ol className={styles.ramp}>
      {STAGES.map((stage) => (
        <li key={stage} className={styles.tint} style={{ borderBlockEndColor: getStageColors(stage)[0] }}>
          {stage}
        </li>
      ))}
    </ol>
    <span className={styles.closed}>{messages.closed}</span>
    <span className={styles.notActive}>{messages.notActive}</span>
  </div>
);
