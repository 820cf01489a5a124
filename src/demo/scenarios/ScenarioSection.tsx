import { scenarios } from '#mocks/scenarios/scenarios.ts';
import { demoWorld } from '#src/messages/demoWorld.ts';
import * as panel from '../ControlPanel.css';
import { demoUrls } from '../demoUrls';
import * as styles from './scenarios.css';

const { scenarios: messages } = demoWorld;

/** The prepared worlds; each link opens one. */
export const ScenarioSection = () => (
  <section className={panel.part}>
    <h3>{messages.title}</h3>
    <p className={panel.hint}>{messages.hint}</p>
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
  </section>
);
