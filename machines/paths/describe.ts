import type { Toast } from './plan';

const UNITS = [
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
  ['millisecond', 1],
] as const;

/** `1 path`, `12 paths`. */
export const countOf = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** `59 minutes, 59 seconds and 999 milliseconds`. */
export function formatDuration(milliseconds: number): string {
  let rest = Math.abs(milliseconds);
  const parts = UNITS.flatMap(([unit, length]) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return count > 0 ? [countOf(count, unit)] : [];
  });
  const last = parts.pop() ?? '0 milliseconds';
  return parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
}

const DELAY = /^xstate\.after\.([^.]+)\..+$/;

/** `patience` of `xstate.after.patience.checkout.confirming`. */
export const nameDelay = (type: string): string => DELAY.exec(type)?.[1] ?? type;

const EVENTS = [
  [/^xstate\.done\.actor\.(.+)$/, (name: string) => `${name} is done`],
  [/^xstate\.error\.actor\.(.+)$/, (name: string) => `${name} fails`],
  [/^xstate\.snapshot\.(.+)$/, (name: string) => `${name} changes`],
  [/^xstate\.done\.state\.(.+)$/, (name: string) => `${name} is final`],
  [
    DELAY,
    (delay: string) =>
      /^\d+$/.test(delay) ? `${formatDuration(Number(delay))} are over` : `${delay} is over`,
  ],
  [/^(always)?$/, () => 'at once'],
] as const;

/** An event's type in words: `readAuth is done`; an eventless transition has none. */
export function describeEvent(type: string): string {
  for (const [pattern, describe] of EVENTS) {
    const match = pattern.exec(type);
    if (match) return describe(match[1] ?? '');
  }
  return type;
}

/** What a function is called that has no name of its own, but is the value of this property. */
const PROPERTIES = ['', 'guard', 'actions', 'entry', 'exit'];

const getGuardType = (guard: object): string | undefined => {
  if ('type' in guard && typeof guard.type === 'string') return guard.type;
  return 'name' in guard && typeof guard.name === 'string' && !PROPERTIES.includes(guard.name)
    ? guard.name
    : undefined;
};

/** The name of a guard or action; an inline one has none. */
export function describeGuard(guard: unknown, inline = 'a condition'): string {
  if (typeof guard === 'string') return guard;
  const hasType = typeof guard === 'function' || (typeof guard === 'object' && guard !== null);
  return (hasType ? getGuardType(guard) : undefined) ?? inline;
}

/** `success “Logged out.”`. */
export const describeToast = ({ kind, text }: Toast): string => `${kind} “${text}”`;

export const toSentence = (text: string): string => {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]”?$/.test(capital) ? capital : `${capital}.`;
};

export const quote = (content: string): string => `“${content}”`;
