import { base, en, Faker } from '@faker-js/faker';
import { expect, test } from 'vitest';

const POOL_SIZE = 300;

function drawPool(draw: () => string): string {
  const pool = new Set<string>();
  for (let attempt = 0; pool.size < POOL_SIZE && attempt < POOL_SIZE * 20; attempt++) {
    const name = draw();
    if (/^[A-Z][a-z]+$/.test(name)) pool.add(name);
  }
  return [...pool].join(' ');
}

/** The names are stored, so that the provider does not need faker (150 kB). `vitest -u` generates them anew. */
test('the names of the seed are what faker draws for a fixed seed', async () => {
  const faker = new Faker({ locale: [en, base], seed: 20_250_305 });
  const firstNames = drawPool(() => faker.person.firstName());
  const lastNames = drawPool(() => faker.person.lastName());
  const names = `${JSON.stringify({ firstNames, lastNames }, null, 2)}\n`;
  await expect(names).toMatchFileSnapshot('../../../mocks/seed/names.json');
});
