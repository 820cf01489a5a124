import { demo } from '#src/messages/demo.ts';
import { player as messages } from '#src/messages/player.ts';
import { buttonClass } from '#src/ui/Button.tsx';
import { DemoMarker } from '#src/ui/DemoMarker.tsx';
import { PageTitle } from '#src/ui/PageTitle.tsx';
import { demoUrls } from './demoUrls';
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
        <a href={demoUrls.paths} className={buttonClass('primary')}>
          {messages.toPaths}
        </a>
      </p>
    </main>
  </>
);
