import { tours as messages } from '#src/messages/tours.ts';
import * as panel from '../ControlPanel.css';
import { demoUrls } from '../demoUrls';
import * as styles from '../scenarios/scenarios.css';
import { allTours } from './tours';

/** The stories that play themselves; each link begins one. */
export const TourSection = () => (
  <section className={panel.part}>
    <h3>{messages.title}</h3>
    <p className={panel.hint}>{messages.hint}</p>
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
  </section>
);
