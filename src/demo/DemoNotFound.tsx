import { demo } from '#src/messages/demo.ts';
import { player as messages } from '#src/messages/player.ts';
import { buttonClass } from '#src/ui/Button.tsx';
import { DemoMarker } from '#src/ui/DemoMarker.tsx';
import { PageTitle } from '#src/ui/PageTitle.tsx';
import { demoUrls } from './demoUrls';
import { plainPage } from './plainPage.css';

interface DemoNotFoundProps {
  /** names what was not found */
  readonly title: string;
  readonly hint: string;
}

/** Shown for a path or machine that does not exist, with a link to those that do. */
export const DemoNotFound = ({ title, hint }: DemoNotFoundProps) => (
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
