import { buttonClass } from '../ui/buttonClass';
import { DemoMarker } from '../ui/DemoMarker';
import { PageTitle } from '../ui/PageTitle';
import { demo } from '../wording/demo';
import { player as sentences } from '../wording/player';
import { addresses } from './addresses';
import { plainPage } from './plainPage.css';

interface NotThereProps {
  /** what there is not */
  readonly title: string;
  readonly hint: string;
}

/** Says that there is nothing of that name, and where what there is can be found. */
export const NotThere = ({ title, hint }: NotThereProps) => (
  <>
    <DemoMarker label={demo.label} />
    <main className={plainPage}>
      <PageTitle lead={hint}>{title}</PageTitle>
      <p>
        <a href={addresses.paths} className={buttonClass('primary')}>
          {sentences.toPaths}
        </a>
      </p>
    </main>
  </>
);
