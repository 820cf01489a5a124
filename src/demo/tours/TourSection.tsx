import { tours as messages } from '#src/messages/tours.ts';
import { ControlSection } from '../controls/ControlSection';
import { demoUrls } from '../demoUrls';
import * as styles from '../scenarios/scenarios.css';
import { allTours } from './tours';

/** The stories that play themselves; each link begins one. */
export const TourSection = () => (
  <ControlSection title={messages.title} hint={messages.hint}>
    <ul className={styles.list}>
      {allTours.map(({ name, title, story }) => (
        <li key={name} className={styles.item}>
          <a href={demoUrls.tour(name)} className={styles.link}>
            {title}
          </a>
          <p className={styles.story}>{story}</p>
        </li>
      ))}
    </ul>
  </ControlSection>
);
