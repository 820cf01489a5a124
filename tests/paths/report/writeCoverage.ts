import MCR from 'monocart-coverage-reports';
import type { PlanBrowser } from '../run/planBrowser';

type Entries = Awaited<ReturnType<PlanBrowser['stopCoverage']>>;

/** The app's own modules and machines; the demo's, the provider's and the engine's are no part of what plans test. */
const isOfApp = (path: string): boolean => /^(src\/(?!demo\/)|machines\/[^/]+\.ts$)/.test(path);

/** Writes which lines of the app were run into coverage.html of a folder, and prints it by file. */
export async function writeCoverage(folder: string, entries: readonly Entries[]): Promise<void> {
  const coverage = MCR({
    name: 'What plans have run',
    outputDir: folder,
    outputFile: 'coverage.html',
    reports: ['v8', ['console-details', { maxCols: 120 }]],
    sourcePath: (path) => path.replace(/^.*?((src|machines|mocks|node_modules)\/)/, '$1'),
    sourceFilter: isOfApp,
    logging: 'error',
  });
  for (const each of entries) await coverage.add([...each]);
  await coverage.generate();
}
