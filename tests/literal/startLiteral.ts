import { readOptions } from './literalOptions';
import { startLiteralProvider } from './literalProvider';

const { port, seed, members, variants } = readOptions(process.argv.slice(2));
const { origin } = await startLiteralProvider(variants, {
  port,
  ...(seed === undefined ? {} : { seed }),
  ...(members === undefined ? {} : { members }),
});
const shown = Object.keys(variants).length === 0 ? 'no variant' : JSON.stringify(variants);
console.log(`The literal provider (${shown}) answers at ${origin.replace('127.0.0.1', 'localhost')}/api`);
