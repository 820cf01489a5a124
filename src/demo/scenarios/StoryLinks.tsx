import { scenarios } from '#mocks/scenarios/scenarios.ts';
import { demoUrls } from '../demoUrls';
import { keepScreenBeforeTour } from '../tours/runningTour';
import { allTours } from '../tours/tours';
import * as styles from './scenarios.css';

interface StoryLinksProps {
  readonly stories: readonly { readonly name: string; readonly title: string; readonly story: string }[];
  readonly toUrl: (name: string) => string;
  readonly onOpen?: () => void;
}

const StoryLinks = ({ stories, toUrl, onOpen }: StoryLinksProps) => (
  <ul className={styles.list}>
    {stories.map(({ name, title, story }) => (
      <li key={name} className={styles.item}>
        <a href={toUrl(name)} className={styles.link} onClick={onOpen}>
          {title}
        </a>
        <p className={styles.story}>{story}</p>
      </li>
    ))}
  </ul>
);

/** The prepared worlds. */
export const ScenarioLinks = () => <StoryLinks stories={scenarios} toUrl={demoUrls.scenario} />;

/** Stories that play themselves; leaving one leads back to this screen. */
export const TourLinks = () => (
  <StoryLinks stories={allTours} toUrl={demoUrls.tour} onOpen={keepScreenBeforeTour} />
);
