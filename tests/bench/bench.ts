import { benchHandlers } from './benchHandlers';
import { benchLargeWorld } from './largeWorld';
import { benchLoads } from './loads';
import { benchScreens } from './screens';
import { benchSeeding } from './seeding';
import { benchSizes } from './sizes';
import { benchTeamGraph } from './teamGraph';
import { benchTeamTable } from './teamTable';
import { benchTyped } from './typed';

const parts = {
  sizes: benchSizes,
  loads: benchLoads,
  screens: benchScreens,
  typed: benchTyped,
  seeding: benchSeeding,
  world: benchLargeWorld,
  handlers: benchHandlers,
  team: benchTeamTable,
  graph: benchTeamGraph,
};
const isPart = (name: string): name is keyof typeof parts => name in parts;

// `npm run bench -- seeding` prints one part only. Figures only: nothing here passes or fails.
const names = process.argv.slice(2);
const unknown = names.find((name) => !isPart(name));
if (unknown) throw new Error(`${unknown} is none of ${Object.keys(parts).join(', ')}`);
const chosen = names.length > 0 ? names.filter(isPart) : Object.keys(parts).filter(isPart);
for (const name of chosen) await parts[name]();
