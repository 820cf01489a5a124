import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import packageJson from '#machines/paths/package.json';

const ENGINE = path.resolve('machines/paths');
const folder = mkdtempSync(path.join(tmpdir(), 'paths-package-'));
const run = (command: string, args: readonly string[], cwd: string) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Installs the packed engine with the packages that it declares, and nothing else, without a registry. */
function installPackage(project: string, type: string): void {
  mkdirSync(project);
  const packed = run('npm', ['pack', '--silent', '--pack-destination', project], ENGINE).trim();
  const target = path.join(project, 'node_modules', packageJson.name);
  mkdirSync(target, { recursive: true });
  run('tar', ['-xzf', path.join(project, packed), '-C', target, '--strip-components=1'], project);
  // As in a project of its own, the model’s XState is another copy than that of the repository.
  cpSync('node_modules/xstate', path.join(project, 'node_modules/xstate'), { recursive: true });
  for (const name of Object.keys({ ...packageJson.dependencies, '@playwright/test': '' })) {
    const link = path.join(project, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.resolve('node_modules', name), link, 'dir');
  }
  writeFileSync(path.join(project, 'package.json'), JSON.stringify({ type }));
}

/** The example as the guide has it: with the package in place of the engine's own folder. */
function copyExample(project: string): void {
  for (const part of ['machine', 'kinds', 'model', 'playwright']) {
    const file = path.join(project, `checkout.${part}.ts`);
    cpSync(path.join(ENGINE, `example/checkout.${part}.ts`), file);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll("'../", `'${packageJson.name}/`));
  }
}

// `npm init` makes the one or the other, depending on its version.
test.each(['module', 'commonjs'])(
  'the packed engine works in an empty project of type %s',
  {
    timeout: 60_000,
  },
  (type) => {
    const project = path.join(folder, type);
    installPackage(project, type);
    copyExample(project);
    const paths = (command: string, ...args: readonly string[]) => {
      const bin = path.join(project, 'node_modules', packageJson.name, packageJson.bin['trellis-paths']);
      return run(process.execPath, [bin, command, '--model', 'checkout.model.ts', ...args], project);
    };
    expect(paths('paths')).toContain('Path 1 of 3: checkout-');
    expect(paths('update')).toMatch(/^checkout: \d paths/);
    expect(paths('check')).toBe('checkout: equals its baseline\n');
    expect(paths('paths', '--format', 'playwright', '--out', 'paths.spec.ts')).toBe(
      'Wrote 3 paths to paths.spec.ts\n',
    );
    expect(readFileSync(path.join(project, 'paths.spec.ts'), 'utf8')).toContain('The cart does not have');
    const model = path.join(project, 'checkout.model.ts');
    const own = ['--import', 'tsx', 'machines/models/cli.ts', 'check', '--model', model];
    expect(run(process.execPath, own, '.')).toBe('checkout: equals its baseline\n');
  },
);
