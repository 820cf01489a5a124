import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PlanResult } from './planResult';
import { ReportPage } from './ReportPage';
import { reportStyle } from './reportStyle';

/**
 * The results as one page that needs no other file and no script. Its own policy allows nothing but its style and its
 * pictures.
 */
export function renderReport(results: readonly PlanResult[], finished: Date): string {
  const hash = createHash('sha256').update(reportStyle).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; base-uri 'none'; form-action 'none'`;
  const page = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Path tests</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, whose quotes must stay */}
        <style dangerouslySetInnerHTML={{ __html: reportStyle }} />
      </head>
      <body>
        <ReportPage results={results} finished={finished} />
      </body>
    </html>,
  );
  return `<!doctype html>\n${page}\n`;
}
