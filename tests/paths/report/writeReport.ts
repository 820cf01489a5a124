import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatResults } from './formatResults';
import type { PlanResult } from './planResult';
import { renderReport } from './renderReport';

/** Writes how the plans went into a folder: `paths.xml` for build servers, `paths.html` for people. */
export function writeReport(folder: string, results: readonly PlanResult[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'paths.xml'), formatResults(results));
  writeFileSync(path.join(folder, 'paths.html'), renderReport(results, new Date()));
  console.info(`Wrote ${path.join(folder, 'paths.xml')} and paths.html`);
}
