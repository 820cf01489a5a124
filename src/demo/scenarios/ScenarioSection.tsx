import { scenarios } from '#mocks/scenarios/scenarios.ts';
import { demoWorld } from '#src/messages/demoWorld.ts';
import { ControlSection } from '../controls/ControlSection';
import { demoUrls } from '../demoUrls';
import * as styles from './scenarios.css';

const { scenarios: messages } = demoWorld;

/** The prepared worlds; each link opens one. */
export const ScenarioSection = () => (
  <ControlSection title={messages.title} hint={messages.hint}>
    <ul className={styles.list}>
      {scenarios.map(({ name, title, story }) => (
        <li key={name} className={styles.item}>
          <a href={demoUrls.scenario(name)} className={styles.link}>
            {title}
          </a>
          <p className={styles.story}>{story}</p>
        </li>
      ))}
    </ul>
  </ControlSection>
);
