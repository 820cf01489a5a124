import { Command, InvalidArgumentError, Option } from 'commander';
import { DATE_FORMATS, type Variants, variants } from './variants';

const DEFAULT_PORT = 4300;
const MAX_PORT = 65_535;

const HELP = `
The provider is seeded and stored in memory. Its replies hold exactly the fields that the specification shows; a call
whose reply it does not show is answered {}. Variants can be combined.

Examples
  npm run provider:literal
  npm run provider:literal -- --money text --dates epoch --nulls
  npm run provider:literal -- --port 4301 --nested-tree list --role "Team Leader"`;

export interface LiteralOptions {
  readonly port: number;
  readonly seed: number | undefined;
  readonly members: number | undefined;
  readonly variants: Variants;
}

const parseNumber =
  (max: number) =>
  (text: string): number => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number <= max) return number;
    throw new InvalidArgumentError(`It is a whole number from 0 to ${max}.`);
  };

const createCommand = (): Command =>
  new Command('npm run provider:literal --')
    .description('Starts a provider that answers each call as the specification shows it, and nothing more.')
    .option('--port <port>', 'port to listen on; 0 picks a free one', parseNumber(MAX_PORT), DEFAULT_PORT)
    .option('--seed <number>', 'seed of all generated data', parseNumber(Number.MAX_SAFE_INTEGER))
    .option('--members <number>', 'number of members', parseNumber(100_000))
    .addOption(new Option('--money <as>', 'amounts as texts: "1234.50000"').choices(['text']))
    .addOption(
      new Option(
        '--dates <format>',
        'dates as seconds (epoch) or milliseconds (epoch-ms) since 1970, with the offset +02:00 (offset), without offset (local), as days (date), as in "Thu, 05 Mar 2026 10:00:00 GMT" (rfc), or with a space for the T (spaced)',
      ).choices([...DATE_FORMATS]),
    )
    .addOption(
      new Option(
        '--nested-tree [shape]',
        'the team as nodes with children.left, center and right, without filters: the root node, or a list of it',
      )
        .choices(['root', 'list'])
        .preset('root'),
    )
    .option('--nulls', 'null for every field that may be absent: wallet_address, metadata, message, …')
    .addOption(
      new Option('--stages <as>', 'stages and all other numbers but money as texts').choices(['text']),
    )
    .option('--wrapped', '{data: …} around every reply that the specification shows without')
    .addOption(new Option('--case <case>', 'status and type in this case').choices(['upper', 'lower']))
    .addOption(new Option('--success <as>', 'success as a text: "true"').choices(['text']))
    .addOption(new Option('--levels <first>', 'the level of the member who asks').choices(['1']))
    .option('--without-self', 'the team list without the member who asks')
    .option('--role <role>', 'the role of every member, any text; "absent" leaves it out')
    .addHelpText('after', HELP);

/** Reads the words of the command line. Exits the process on --help and on a mistake. */
export function readOptions(words: readonly string[]): LiteralOptions {
  const { port, seed, members, ...rest }: Readonly<Record<string, unknown>> = createCommand()
    .parse(words, { from: 'user' })
    .opts();
  const toNumber = (value: unknown) => (typeof value === 'number' ? value : undefined);
  return {
    port: toNumber(port) ?? DEFAULT_PORT,
    seed: toNumber(seed),
    members: toNumber(members),
    variants: variants.parse(rest),
  };
}
