import type { Outcome } from '../action';
import type { Assertion } from '../assertion';
import type { PlaywrightAction } from './playwrightPlan';

const PERSONAL =
  /\{(member\.(?:key|passcode|name)|other\.(?:key|passcode|name)|recipient\.(?:key|name)|provider\.(?:address|balance|transferId))\}/;

/** What the provider told is known only once it has. */
const dataCode = (name: string): string =>
  name.replace(/^provider\.(\w+)$/, (_, what: string) => `await app.told(${quoted(what)})`);

/** A text in single quotes, as it may stand in a line of code. */
export const quoted = (text: string): string =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", "\\'")
    .replace(/[\u2028\u2029]/g, escapeOf)}'`;

const escapeOf = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The code of a text with somebody's data in it: `member.key`, `` `To ${recipient.name}` `` or a plain literal. */
export function textCode(template: string): string {
  const parts = template.split(PERSONAL);
  if (parts.length === 1) return quoted(template);
  if (parts.length === 3 && parts[0] === '' && parts[2] === '') return dataCode(parts[1] ?? '');
  const inside = parts.map((part, place) =>
    place % 2 === 1
      ? `\${${dataCode(part)}}`
      : quoted(part)
          .slice(1, -1)
          .replaceAll("\\'", "'")
          .replace(/`|\$\{/g, '\\$&'),
  );
  return `\`${inside.join('')}\``;
}

/** The code of a JSON value with somebody's data in its texts. */
function valueCode(value: unknown): string {
  if (typeof value === 'string') return textCode(value);
  if (Array.isArray(value)) return `[${value.map(valueCode).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([name, each]) => `${/^[A-Za-z_]\w*$/.test(name) ? name : quoted(name)}: ${valueCode(each)}`,
  );
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

const outcomeCode = (outcome: Outcome): string =>
  'sentence' in outcome ? `${quoted(outcome.kind)}, ${textCode(outcome.sentence)}` : quoted(outcome.kind);

const grouped = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, '_');

/** The call of the helper that does this. */
export function actionCode(act: PlaywrightAction): string {
  switch (act.type) {
    case 'open':
      return `await app.open(${textCode(act.path)});`;
    case 'openWith':
      return `await app.openWith(${quoted(act.stored)}, ${textCode(act.path)});`;
    case 'navigate':
      return `await app.visit(${textCode(act.path)});`;
    case 'goBack':
      return 'await app.back();';
    case 'click':
      return `await app.press(${quoted(act.role)}, ${textCode(act.name)});`;
    case 'fill':
      return `await app.fill(${textCode(act.label)}, ${textCode(act.text)});`;
    case 'hold':
      return `app.hold(${quoted(act.call)});`;
    case 'mockNextResponse':
      return `app.foretell(${quoted(act.call)}, ${outcomeCode(act.outcome)});`;
    case 'release':
      return `await app.release(${quoted(act.call)}, ${outcomeCode(act.outcome)});`;
    case 'otherTab':
      return `await app.otherTab(${quoted(act.operation)}, ${quoted(act.as)});`;
    case 'advanceTimers':
      return `await app.wait(${grouped(act.milliseconds)});`;
    case 'wake':
      return `await app.wake(${grouped(act.milliseconds)}, ${quoted(act.at)});`;
  }
}

/** The call of the helper that makes sure of this; nothing for what cannot be seen from outside. */
export function assertionCode(assertion: Assertion): string | undefined {
  switch (assertion.type) {
    case 'heading':
    case 'text':
    case 'alert':
    case 'status':
      return `await app.sees(${quoted(assertion.type)}, ${textCode(assertion.text)});`;
    case 'noNotice':
      return 'await app.seesNoNotice();';
    case 'absent':
      return `await app.seesNothingOf(${textCode(assertion.text)});`;
    case 'fieldValue':
      return `await app.seesField(${textCode(assertion.label)}, ${textCode(assertion.value)});`;
    case 'busy':
      return `await app.seesBusy(${textCode(assertion.button)});`;
    case 'notBusy':
      return `await app.seesReady(${textCode(assertion.button)});`;
    case 'selectedTab':
      return `await app.seesChosen(${textCode(assertion.tab)}, ${textCode(assertion.tabList)});`;
    case 'loading':
      return `await app.seesLoading(${textCode(assertion.text)});`;
    case 'link':
      return `await app.seesLink(${textCode(assertion.name)}, ${textCode(assertion.path)});`;
    case 'qrCode':
      return `await app.seesPicture(${textCode(assertion.name)});`;
    case 'focused':
      return `await app.seesFocused(${textCode(assertion.text)});`;
    case 'clipboard':
      return `await app.copied(${textCode(assertion.text)});`;
    case 'url':
      return `await app.isAt(${textCode(assertion.path)});`;
    case 'pendingCalls':
      return `await app.waitsFor(${quoted(assertion.call)}, ${assertion.count});`;
    case 'requestBody':
      return `await app.sent(${quoted(assertion.call)}, ${valueCode(JSON.parse(assertion.body))});`;
    case 'callCount':
      return `await app.called(${quoted(assertion.call)}, ${assertion.count});`;
    case 'called':
      return `await app.calledNow(${quoted(assertion.call)});`;
    case 'newestToken':
      return `await app.carriedNewestToken(${quoted(assertion.call)});`;
    case 'noToken':
      return `await app.carriedNoToken(${quoted(assertion.call)});`;
    case 'stored':
      return `await app.keeps(${quoted(assertion.what)});`;
    case 'notStored':
      return `await app.keepsNo(${quoted(assertion.what)});`;
    case 'machineState':
      return undefined;
  }
}
