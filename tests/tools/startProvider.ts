import { findPersona } from '#mocks/seed/personas.ts';
import { serveProviderApp } from '../e2e/serveProviderApp';
import { readBasePath } from './basePath';

const PORT = 4173;
/** That of the demo. */
const WORLD = { seed: 7, members: 1000 };

const { url } = await serveProviderApp({ ...WORLD, port: PORT, basePath: readBasePath('production') });
const { name, identifier, passcode } = findPersona('member');
console.log(`The provider build with the sample provider: ${url}`);
console.log(`Sign in as ${name}: private key ${identifier}, passcode ${passcode}`);
