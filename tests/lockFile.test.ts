import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

const versions = z.record(z.string(), z.string());
const dependencies = { dependencies: z.optional(versions), devDependencies: z.optional(versions) };
const manifest = z.object(dependencies);
const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      ...dependencies,
      version: z.optional(z.string()),
      resolved: z.optional(z.string()),
      optionalDependencies: z.optional(versions),
    }),
  ),
});

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const { packages } = lockFile.parse(readJson('package-lock.json'));
const { dependencies: runtime = {}, devDependencies: development = {} } = manifest.parse(
  readJson('package.json'),
);

/** Where Node finds a package from another one's folder: the nearest `node_modules` upwards. */
function findVersion(from: string, name: string): string | undefined {
  const entry = packages[`${from === '' ? '' : `${from}/`}node_modules/${name}`];
  if (entry || from === '') return entry?.version;
  return findVersion(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}

test('the lock file has an entry with a version for every optional dependency', () => {
  const optional = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ from, name })),
  );
  expect(optional.some(({ name }) => name === '@biomejs/cli-darwin-arm64')).toBe(true);
  expect(optional.filter(({ from, name }) => !findVersion(from, name))).toEqual([]);
});

test('the lock file names no host that packages come from', () => {
  expect(Object.keys(packages).filter((at) => packages[at]?.resolved !== undefined)).toEqual([]);
});

test('every dependency is pinned to the exact version in the lock file', () => {
  const pinned = { ...runtime, ...development };
  expect(Object.values(pinned).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  const locked = Object.keys(pinned).map((name) => [name, findVersion('', name)]);
  expect(Object.fromEntries(locked)).toEqual(pinned);
  expect(packages['']).toMatchObject({ dependencies: runtime, devDependencies: development });
});
