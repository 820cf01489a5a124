import { demo } from '#src/messages/demo.ts';
import { demoWorld } from '#src/messages/demoWorld.ts';
import { tours as tourMessages } from '#src/messages/tours.ts';
import { buttonClass } from '#src/ui/Button.tsx';
import { DemoMarker } from '#src/ui/DemoMarker.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { PageTitle } from '#src/ui/PageTitle.tsx';
import { demoUrls } from '../demoUrls';
import { plainPage } from '../plainPage.css';
import { ScenarioLinks, TourLinks } from './StoryLinks';
import * as styles from './scenarios.css';

const { address: messages } = demoWorld;

interface AddressProblemsProps {
  readonly problems: readonly string[];
  readonly lead?: string;
}

/** In place of the app, for an address that cannot be read: what is wrong with it, and which addresses there are. */
export const AddressProblems = ({ problems, lead = messages.lead }: AddressProblemsProps) => (
  <>
    <DemoMarker label={demo.label} />
    <main className={plainPage}>
      <title>{messages.title}</title>
      <PageTitle lead={lead}>{messages.title}</PageTitle>
      <Notice tone="warning">
        <ul className={styles.problems}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </Notice>
      <p>
        <a href={demoUrls.start} className={buttonClass('primary')}>
          {messages.toDemo}
        </a>
      </p>
      <section>
        <h2 className={styles.heading}>{messages.scenarios}</h2>
        <ScenarioLinks />
      </section>
      <section>
        <h2 className={styles.heading}>{tourMessages.title}</h2>
        <TourLinks />
      </section>
    </main>
  </>
);
