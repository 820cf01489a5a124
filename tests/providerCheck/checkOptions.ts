import { Command, InvalidArgumentError, Option } from 'commander';
import * as z from 'zod/mini';

const FORMATS = ['text', 'json', 'junit'] as const;
export type Format = (typeof FORMATS)[number];
const DEFAULT_TIMEOUT_SECONDS = 10;

const HELP = `
Without --move-money no money moves: the check reads, signs in, renews the token, asks for the deposit address, sends
what has to be refused, and writes name and wallet address back as they are. The exit code is 1 where something breaks
or is missing. Key, passcode and token are also read from PROVIDER_KEY, PROVIDER_PASSCODE and PROVIDER_TOKEN.

Examples
  npm run provider:check -- --url https://provider.example/api --key … --passcode …
  npm run -s provider:check -- --url http://localhost:4300/api --token … --format junit > provider.xml`;

const parseUrl = (text: string): string => {
  if (URL.canParse(text) && /^https?:/.test(text)) return text.replace(/\/+$/, '');
  throw new InvalidArgumentError('It is an http or https address, as in https://provider.example/api.');
};
const parseOrigin = (text: string): string => new URL(parseUrl(text)).origin;
const parsePositive = (text: string): number => {
  const number = Number(text);
  if (Number.isFinite(number) && number > 0) return number;
  throw new InvalidArgumentError('It is a number above zero.');
};

const parsed = z.object({
  /** the provider's base URL, without a slash at the end: `https://provider.example/api` */
  url: z.string(),
  /** an access token; without it, key and passcode sign in */
  token: z.optional(z.string()),
  key: z.optional(z.string()),
  passcode: z.optional(z.string()),
  /** of the app, where it is another than the provider's: `https://app.example` */
  origin: z.optional(z.string()),
  timeout: z.number(),
  /** in dollars; without it no call is sent that moves money */
  moveMoney: z.optional(z.number()),
  /** the private key of who receives the transfer */
  recipient: z.optional(z.string()),
  /** where the withdrawal goes */
  withdrawalAddress: z.optional(z.string()),
  format: z.enum(FORMATS),
});
export interface CheckOptions extends Readonly<Omit<z.output<typeof parsed>, 'timeout' | 'format'>> {
  readonly timeoutMs: number;
}

const createCommand = (): Command =>
  new Command('npm run provider:check --')
    .description('Asks a running provider each call of the contract, and tells what the app cannot use.')
    .requiredOption('--url <base>', 'base URL of the calls', parseUrl)
    .addOption(new Option('--token <token>', 'an access token of a member').env('PROVIDER_TOKEN'))
    .addOption(new Option('--key <key>', 'the private key of a member').env('PROVIDER_KEY'))
    .addOption(new Option('--passcode <passcode>', 'that member’s passcode').env('PROVIDER_PASSCODE'))
    .option('--origin <url>', 'where the app is, if on another host: may its pages call?', parseOrigin)
    .option('--timeout <seconds>', 'for each call', parsePositive, DEFAULT_TIMEOUT_SECONDS)
    .addOption(new Option('--format <format>', 'of the report').choices([...FORMATS]).default('text'))
    .option(
      '--move-money <amount>',
      'also donates, transfers and withdraws this amount of dollars',
      parsePositive,
    )
    .option('--recipient <key>', 'private key of who receives the transfer')
    .option('--withdrawal-address <address>', 'where the withdrawal goes')
    .addHelpText('after', HELP);

/** Reads the words of the command line. Exits the process on --help and on a mistake. */
export function readOptions(words: readonly string[]): {
  readonly options: CheckOptions;
  readonly format: Format;
} {
  const command = createCommand().parse(words, { from: 'user' });
  const { format, timeout, ...rest } = parsed.parse(command.opts());
  if ((rest.key === undefined) !== (rest.passcode === undefined))
    command.error('error: --key and --passcode are needed together');
  return { options: { ...rest, timeoutMs: timeout * 1000 }, format };
}
