import type { ProofMatrix } from '../requirements';
import { wrap } from './pathText';

const itemLines = (items: readonly string[]): string[] => items.flatMap((item) => wrap(item, '      '));

/** The matrix as text: for each requirement its proofs, then for each plan what it proves. */
export function renderRequirements({ rows, plans, unproven, unknown }: ProofMatrix): string {
  const byPlans = rows.filter((row) => row.plans.length > 0).length;
  const heading = (title: string) => ['', title, '-'.repeat(title.length)];
  return `${[
    'REQUIREMENTS',
    '============',
    `${rows.length} requirements: ${byPlans} are proven by plans, ${rows.length - byPlans - unproven.length} by tests only, ${unproven.length} by nothing.`,
    ...heading('Requirements and their proofs'),
    ...rows.flatMap(({ requirement: { id, text, proofs }, plans: names }) => [
      '',
      ...wrap(text, id.padEnd(6)),
      ...itemLines([...(names.length > 0 ? [names.join(', ')] : []), ...proofs]),
    ]),
    ...heading('Plans and what they prove'),
    '',
    ...plans.flatMap(({ plan: { id }, ids }) => wrap(ids.join(', ') || 'no requirement', `${id}: `)),
    ...(unproven.length > 0 ? heading('Without a proof') : []),
    ...unproven.flatMap(({ id, text }) => wrap(text, id.padEnd(6))),
    ...(unknown.length > 0 ? heading('Named by plans, but no requirements') : []),
    ...unknown,
  ].join('\n')}\n`;
}
