import { readdirSync } from 'node:fs';
import path from 'node:path';

/** What members use. The demo and the contract have tests of their own. */
const FOLDERS = ['actors', 'api', 'app', 'browser', 'domain', 'messages', 'ui', 'views'];

/** Layout, what only builds put into the page, and what only the demo shows. */
const LEFT_OUT =
  /\.css\.ts$|^ui\/(?:DemoMarker|inputFrame|dataTable\/cardLayout)\.tsx?$|^app\/renderPages\.tsx$|^messages\/(?:contract|demo\w*|lastMovement|page|player|recorder|testers|tours)\.ts$/;

/** The source files to mutate, relative to the project's folder. */
export function listTargets(project: string): readonly string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(project, 'src', folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
      .filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file))
      .map((file) => `src/${file}`),
  ).sort();
}
