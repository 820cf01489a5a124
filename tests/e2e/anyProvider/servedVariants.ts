import type { Variants } from '../../literal/variants';

/** The providers that the app meets: the sample provider itself, the plain literal one, and each variant of that. */
export const providers: Readonly<Record<string, Variants | 'sample'>> = {
  sample: 'sample',
  literal: {},
  'money text': { money: 'text' },
  'dates epoch': { dates: 'epoch' },
  'dates epoch-ms': { dates: 'epoch-ms' },
  'dates offset': { dates: 'offset' },
  'dates local': { dates: 'local' },
  'dates date': { dates: 'date' },
  'dates rfc': { dates: 'rfc' },
  'dates spaced': { dates: 'spaced' },
  'nested tree': { nestedTree: 'root' },
  'nested tree list': { nestedTree: 'list' },
  nulls: { nulls: true },
  'stages text': { stages: 'text' },
  wrapped: { wrapped: true },
  'case upper': { case: 'upper' },
  'success text': { success: 'text' },
  'levels from 1': { levels: '1' },
  'without self': { withoutSelf: true },
  'role Team Leader': { role: 'Team Leader' },
  'role absent': { role: 'absent' },
  everything: {
    money: 'text',
    dates: 'rfc',
    nestedTree: 'root',
    nulls: true,
    stages: 'text',
    wrapped: true,
    case: 'upper',
    success: 'text',
    levels: '1',
    role: 'Team Leader',
  },
};

/** Whether a provider says who is below whom: by parent_id, or by nesting. */
export function hasTree(provider: string): boolean {
  const variants = providers[provider];
  return variants === 'sample' || variants?.nestedTree !== undefined;
}

/** Those whose replies to a form differ from the plain literal provider's. */
export const formProviders: readonly string[] = [
  'sample',
  'literal',
  'money text',
  'nulls',
  'stages text',
  'wrapped',
  'success text',
  'everything',
];
