import { base, en, Faker } from '@faker-js/faker';
import type { Plugin } from 'vite';

const ID = 'virtual:name-pools';
const RESOLVED_ID = `\0${ID}`;
/** Fixed, so that every build has the same pools and a world depends on its own seed alone. */
const POOL_SEED = 20_250_305;
const POOL_SIZE = 300;

function drawPool(draw: () => string): string[] {
  const pool = new Set<string>();
  for (let attempt = 0; pool.size < POOL_SIZE && attempt < POOL_SIZE * 20; attempt++) {
    const name = draw();
    if (/^[A-Z][a-z]+$/.test(name)) pool.add(name);
  }
  return [...pool];
}

/** Serves names drawn with faker while building, so that faker itself (150 kB) stays out of the demo. */
export function namePools(): Plugin {
  return {
    name: 'trellis:name-pools',
    resolveId: (id) => (id === ID ? RESOLVED_ID : undefined),
    load(id) {
      if (id !== RESOLVED_ID) return undefined;
      const faker = new Faker({ locale: [en, base], seed: POOL_SEED });
      const firstNames = drawPool(() => faker.person.firstName());
      const lastNames = drawPool(() => faker.person.lastName());
      return [
        `export const firstNames = ${JSON.stringify(firstNames.join(' '))}.split(' ');`,
        `export const lastNames = ${JSON.stringify(lastNames.join(' '))}.split(' ');`,
      ].join('\n');
    },
  };
}
