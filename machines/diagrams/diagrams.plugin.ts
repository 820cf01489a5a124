import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const MODULE = 'virtual:diagrams';
const RESOLVED = `\0${MODULE}`;
const MAKER = fileURLToPath(new URL('./layoutDiagrams.ts', import.meta.url));

/** Lays the diagrams of all machines out when it is asked for: the browser gets coordinates, and no layout library. */
export function diagrams(): Plugin {
  return {
    name: 'trellis:diagrams',
    resolveId: (source) => (source === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const { module, dependencies } = await runnerImport<typeof import('./layoutDiagrams')>(MAKER, {
        logLevel: 'error',
      });
      for (const file of dependencies) this.addWatchFile(file);
      return `export const diagrams = ${JSON.stringify(await module.layoutDiagrams())};`;
    },
  };
}
