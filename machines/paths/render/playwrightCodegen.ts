import { actionSchema } from '../action';
import { type Assertion, assertionSchema } from '../assertion';
import type { PlaywrightAction } from './playwrightPlan';

const PLACEHOLDER =
  /\{(member\.(?:key|passcode|name)|other\.(?:key|passcode|name)|recipient\.(?:key|name)|provider\.(?:address|balance|transferId))\}/;

/** Captured values are read when the test runs. */
const placeholderCode = (name: string): string =>
  name.replace(/^provider\.(\w+)$/, (_, what: string) => `await app.captured(${quoted(what)})`);

/** A text as a string literal in single quotes. */
export const quoted = (text: string): string =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", "\\'")
    .replace(/[\u2028\u2029]/g, escapeCharacter)}'`;

const escapeCharacter = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The code of a text with placeholders: `member.key`, `` `To ${recipient.name}` `` or a string literal. */
export function textCode(template: string): string {
  const parts = template.split(PLACEHOLDER);
  if (parts.length === 1) return quoted(template);
  if (parts.length === 3 && parts[0] === '' && parts[2] === '') return placeholderCode(parts[1] ?? '');
  const code = parts.map((part, index) =>
    index % 2 === 1
      ? `\${${placeholderCode(part)}}`
      : quoted(part)
          .slice(1, -1)
          .replaceAll("\\'", "'")
          .replace(/`|\$\{/g, '\\$&'),
  );
  return `\`${code.join('')}\``;
}

/** The code of a JSON value with placeholders in its texts. */
function valueCode(value: unknown): string {
  if (typeof value === 'string') return textCode(value);
  if (Array.isArray(value)) return `[${value.map(valueCode).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([name, each]) => `${/^[A-Za-z_]\w*$/.test(name) ? name : quoted(name)}: ${valueCode(each)}`,
  );
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

const formatNumber = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, '_');

/** The call of a method of the helper: its arguments are the fields of an action or assertion, in their order. */
function methodCall(method: string, { type: _, ...fields }: { readonly type: string }): string {
  const code = Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'number') return formatNumber(value);
    if (typeof value === 'object' && value !== null) return Object.values(value).map(valueCode);
    return valueCode(name === 'body' && typeof value === 'string' ? JSON.parse(value) : value);
  });
  return `app.${method}(${code.join(', ')});`;
}

/** The helper call of an action. */
export function actionCode(action: PlaywrightAction): string {
  // The schema puts the fields in the order of the helper's parameters.
  const call = methodCall(action.type, action.type === 'openWith' ? action : actionSchema.parse(action));
  return action.type === 'hold' || action.type === 'mockNextResponse' ? call : `await ${call}`;
}

/** The helper call of an assertion; undefined for what cannot be asserted from outside the app. */
export function assertionCode(assertion: Assertion): string | undefined {
  switch (assertion.type) {
    case 'heading':
    case 'text':
    case 'alert':
    case 'status':
      return `await app.expectVisible(${quoted(assertion.type)}, ${textCode(assertion.text)});`;
    case 'qrCode':
      return `await app.expectImage(${textCode(assertion.name)});`;
    case 'machineState':
      return undefined;
    default: {
      const name = assertion.type.charAt(0).toUpperCase() + assertion.type.slice(1);
      return `await ${methodCall(`expect${name}`, assertionSchema.parse(assertion))}`;
    }
  }
}
