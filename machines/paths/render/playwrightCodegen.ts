import type { Outcome } from '../action';
import type { Assertion } from '../assertion';
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

const outcomeCode = (outcome: Outcome): string =>
  'sentence' in outcome ? `${quoted(outcome.kind)}, ${textCode(outcome.sentence)}` : quoted(outcome.kind);

const formatNumber = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, '_');

/** The helper call of an action. */
export function actionCode(action: PlaywrightAction): string {
  switch (action.type) {
    case 'open':
      return `await app.open(${textCode(action.path)});`;
    case 'openWith':
      return `await app.openWith(${quoted(action.stored)}, ${textCode(action.path)});`;
    case 'navigate':
      return `await app.navigate(${textCode(action.path)});`;
    case 'goBack':
      return 'await app.goBack();';
    case 'click':
      return `await app.click(${quoted(action.role)}, ${textCode(action.name)});`;
    case 'fill':
      return `await app.fill(${textCode(action.label)}, ${textCode(action.text)});`;
    case 'hold':
      return `app.hold(${quoted(action.call)});`;
    case 'mockNextResponse':
      return `app.mockNextResponse(${quoted(action.call)}, ${outcomeCode(action.outcome)});`;
    case 'release':
      return `await app.release(${quoted(action.call)}, ${outcomeCode(action.outcome)});`;
    case 'otherTab':
      return `await app.otherTab(${quoted(action.operation)}, ${quoted(action.as)});`;
    case 'advanceTimers':
      return `await app.advanceTimers(${formatNumber(action.milliseconds)});`;
    case 'wake':
      return `await app.wake(${formatNumber(action.milliseconds)}, ${quoted(action.at)});`;
  }
}

/** The helper call of an assertion; undefined for what cannot be asserted from outside the app. */
export function assertionCode(assertion: Assertion): string | undefined {
  switch (assertion.type) {
    case 'heading':
    case 'text':
    case 'alert':
    case 'status':
      return `await app.expectVisible(${quoted(assertion.type)}, ${textCode(assertion.text)});`;
    case 'noNotice':
      return 'await app.expectNoNotice();';
    case 'absent':
      return `await app.expectAbsent(${textCode(assertion.text)});`;
    case 'fieldValue':
      return `await app.expectFieldValue(${textCode(assertion.label)}, ${textCode(assertion.value)});`;
    case 'busy':
      return `await app.expectBusy(${textCode(assertion.button)});`;
    case 'notBusy':
      return `await app.expectNotBusy(${textCode(assertion.button)});`;
    case 'selectedTab':
      return `await app.expectSelectedTab(${textCode(assertion.tab)}, ${textCode(assertion.tabList)});`;
    case 'loading':
      return `await app.expectLoading(${textCode(assertion.text)});`;
    case 'link':
      return `await app.expectLink(${textCode(assertion.name)}, ${textCode(assertion.path)});`;
    case 'qrCode':
      return `await app.expectImage(${textCode(assertion.name)});`;
    case 'focused':
      return `await app.expectFocused(${textCode(assertion.text)});`;
    case 'clipboard':
      return `await app.expectClipboard(${textCode(assertion.text)});`;
    case 'url':
      return `await app.expectUrl(${textCode(assertion.path)});`;
    case 'pendingCalls':
      return `await app.expectPendingCalls(${quoted(assertion.call)}, ${assertion.count});`;
    case 'requestBody':
      return `await app.expectRequestBody(${quoted(assertion.call)}, ${valueCode(JSON.parse(assertion.body))});`;
    case 'callCount':
      return `await app.expectCallCount(${quoted(assertion.call)}, ${assertion.count});`;
    case 'called':
      return `await app.expectCalled(${quoted(assertion.call)});`;
    case 'newestToken':
      return `await app.expectNewestToken(${quoted(assertion.call)});`;
    case 'noToken':
      return `await app.expectNoToken(${quoted(assertion.call)});`;
    case 'stored':
      return `await app.expectStored(${quoted(assertion.what)});`;
    case 'notStored':
      return `await app.expectNotStored(${quoted(assertion.what)});`;
    case 'machineState':
      return undefined;
  }
}
