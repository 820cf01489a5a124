import * as z from 'zod/mini';
import { replyScalars } from '../openApi/scalarSchemas';
import { listAssumptions } from '../tools/assumptions';

const assumptions = listAssumptions();

/** The subject whose assumption is about a kind of value, where it is not the kind's own name. */
const SUBJECTS: Readonly<Record<string, string>> = {
  label: 'text',
  count: 'number',
  moment: 'parseMoment',
};
const MESSAGE = 'a sentence that is absent, blank or not a text is replaced by the app’s own';

/** Their assumption says, too, what becomes of a value that cannot be read. */
const MAY_BE_UNREADABLE = ['icon', 'statusCode'];
const UNREADABLE = 'a value that cannot be read counts as absent';

/** The assumption by which a value is read, as `read`, that is not in the form the app writes itself. */
export function findScalarAssumption(read: unknown, ...schemas: readonly unknown[]): string {
  const [name] = Object.entries(replyScalars).find(([, scalar]) => schemas.includes(scalar)) ?? [];
  const [pipe] = schemas.filter((schema) => schema instanceof z.ZodMiniPipe);
  if (name === undefined && pipe) return findScalarAssumption(read, pipe._zod.def.in);
  if (name === 'message') return MESSAGE;
  if (read === undefined && !MAY_BE_UNREADABLE.includes(name ?? '')) return UNREADABLE;
  const subject = SUBJECTS[name ?? ''] ?? name;
  const found = assumptions.filter((assumption) => assumption.subject === subject).map(({ text }) => text);
  return found.length > 0 ? found.join('; ') : UNREADABLE;
}

/** The assumption about a field: of its subject, else of the same resource, else what the subject assumes at all. */
export function findAssumption(subject: string, field: string, resource = ''): string {
  const own = assumptions.filter((assumption) => assumption.subject === subject.replace(/:(\w+)/g, '{$1}'));
  const near = assumptions.filter(({ file }) => file === `src/contract/${resource}.ts`);
  const names = ({ text }: { readonly text: string }) => text.split(/[\s;,.]+/).includes(field);
  const about = own.find(names) ?? near.find(names) ?? own[0];
  return about?.text ?? 'the contract does not need it; the app leaves out what it would show';
}
