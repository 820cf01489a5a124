import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';

const PROGRAM = `
  import { startProviderServer } from './mocks/node.ts';
  const { origin, close } = await startProviderServer({ members: 20 });
  const response = await fetch(origin + '/api/settings/public');
  console.log(response.status, response.headers.get('x-trellis-demo'));
  await close();
`;

test('the provider starts on a port, in a process without the app’s build', async () => {
  const tsx = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', PROGRAM]);
  const output: string[] = [];
  for (const stream of [tsx.stdout, tsx.stderr]) stream.on('data', (data) => output.push(String(data)));
  await new Promise((resolve) => tsx.on('close', resolve));
  expect(output.join('')).toMatch(/^\d{3} 1\n$/);
}, 20_000);
