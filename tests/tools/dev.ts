import { Command, InvalidArgumentError, Option } from 'commander';
import { createServer } from 'vite';
import * as z from 'zod/mini';
import { proxyTo } from './apiProxy';

const parseUrl = (text: string): string => {
  if (URL.canParse(text) && /^https?:/.test(text)) return text;
  throw new InvalidArgumentError('It is an http or https address, as in https://provider.example/api.');
};

const command = new Command('npm run dev --')
  .description('Serves the app with live reload: the demo, or with --api the app of a real provider.')
  .addOption(
    new Option('--api <url>', 'where the calls of the provider are').env('API_URL').argParser(parseUrl),
  )
  .option('--port <port>', 'port to listen on', Number)
  .option('--host', 'listen on all addresses');
const options = z.object({
  api: z.optional(z.string()),
  port: z.optional(z.number()),
  host: z.optional(z.boolean()),
});
const { api, port, host } = options.parse(command.parse().opts());

const server = await createServer({
  mode: api === undefined ? 'demo' : 'development',
  server: {
    ...(port === undefined ? {} : { port }),
    ...(host === undefined ? {} : { host }),
    ...(api === undefined ? {} : { proxy: proxyTo(api) }),
  },
});
await server.listen();
server.printUrls();
if (api !== undefined) console.log(`  The calls go to ${api}`);
server.bindCLIShortcuts({ print: true });
