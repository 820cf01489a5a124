import { plannedFailures } from '#src/demo/paths/plannedFailures.ts';
import { refetchParts } from '#src/views/lazyPart.tsx';

let missing: readonly string[] = [];
let held: readonly string[] = [];
let arrived = Promise.resolve();
let arrive = () => {};

declare global {
  /** Imports a module of the app, unless a plan has its file missing. */
  var importFile: <Module>(file: string, load: () => Promise<Module>) => Promise<Module>;
}

const getName = (file: string): string => file.replace(/^.*\//, '').replace(/\.tsx?$/, '');

/** As Vite does it where a file cannot be fetched. */
function failToImport(name: string): never {
  const failure = new TypeError(`Failed to fetch dynamically imported module: ${name}`);
  plannedFailures.add(failure);
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(Object.assign(event, { payload: failure }));
  throw failure;
}

/** Lets plans decide which files of the app there are: all, at first. */
export function installFileImports(): void {
  globalThis.importFile = async (file, load) => {
    const name = getName(file);
    if (held.includes(name)) await arrived;
    return missing.includes(name) ? failToImport(name) : load();
  };
  globalThis.planFiles = {
    miss(names) {
      missing = names;
      held = [];
      arrive();
      return refetchParts();
    },
    hold(names) {
      held = names;
      arrived = new Promise((resolve) => {
        arrive = resolve;
      });
    },
  };
}
