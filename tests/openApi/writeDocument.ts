import { mkdirSync, writeFileSync } from 'node:fs';
import { buildDocument } from './document';

const FILE = 'dist/openapi.json';

const document = await buildDocument();
mkdirSync('dist', { recursive: true });
writeFileSync(FILE, `${JSON.stringify(document, null, 2)}\n`);
console.log(`${FILE}: ${Object.values(document.paths ?? {}).flatMap(Object.keys).length} calls`);
