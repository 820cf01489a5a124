import {
  type NetworkConditions,
  NO_CONDITIONS,
  networkConditions,
  networkPresetName,
} from '#mocks/faultRules.ts';
import { demoWorld } from '#src/messages/demoWorld.ts';
import { isSameName } from './momentParts';

const { address: messages } = demoWorld;

/** What a fault is that is given by its kind alone. */
const DEFAULT_OUTCOMES: Readonly<Record<string, object>> = {
  refusal: { message: messages.refusal },
  unsuccessful: { message: messages.refusal },
  slow: { milliseconds: 3000 },
};

function parseFault(text: string): unknown {
  const [call, outcome = '', when = 'next', ...rest] = text.split(':');
  const [, kind = '', details] = /^(\w+)(?:=(.*))?$/.exec(outcome) ?? [];
  if (rest.length > 0) return undefined;
  const percent = /^(\d+)%$/.exec(when)?.[1];
  try {
    const given: unknown =
      details === undefined ? DEFAULT_OUTCOMES[kind] : JSON.parse(decodeURIComponent(details));
    return {
      call: call === 'all' ? '*' : call,
      when: percent === undefined ? when : { percent: Number(percent) },
      outcome: { ...(typeof given === 'object' ? given : {}), kind },
    };
  } catch {
    return undefined;
  }
}

/** Reads `donate:serverError:always,all:slow:30%`; what an outcome has besides its kind follows as JSON. */
export function parseFaults(text: string): NetworkConditions['faults'] | undefined {
  const faults = text === 'none' ? [] : text.split(',').map(parseFault);
  const read = networkConditions.safeParse({ ...NO_CONDITIONS, faults }).data?.faults;
  // Of two that always come the second never would.
  const always = (read ?? []).filter(({ when }) => when === 'always').map(({ call }) => call);
  return new Set(always).size === always.length ? read : undefined;
}

/** The reverse. */
export const formatFaults = (faults: NetworkConditions['faults']): string =>
  faults
    .map(({ call, when, outcome: { kind, ...details } }) => {
      const isDefault = JSON.stringify(details) === JSON.stringify(DEFAULT_OUTCOMES[kind] ?? {});
      const outcome = isDefault ? kind : `${kind}=${encodeURIComponent(JSON.stringify(details))}`;
      return [
        call === '*' ? 'all' : call,
        outcome,
        typeof when === 'string' ? when : `${when.percent}%`,
      ].join(':');
    })
    .join(',') || 'none';

type Network = Pick<NetworkConditions, 'latency' | 'preset'>;

/** Reads `flaky`, `400` (milliseconds), or both: `flaky,400`. */
export function parseNetwork(text: string): Network | undefined {
  if (isSameName('none', text)) return NO_CONDITIONS;
  const [latencyText, ...more] = text.split(',').filter((part) => /^\d{1,6}$/.test(part));
  const [given, ...others] = text.split(',').filter((part) => !/^\d{1,6}$/.test(part));
  if (more.length + others.length > 0) return undefined;
  const preset = networkPresetName.options.find((name) => isSameName(name, given ?? '')) ?? null;
  if (given !== undefined && preset === null) return undefined;
  return networkConditions.safeParse({ faults: [], latency: Number(latencyText ?? 0), preset }).data;
}

/** The reverse. */
export const formatNetwork = ({ latency, preset }: Network): string =>
  [preset ?? [], latency > 0 ? String(latency) : []].flat().join(',') || 'none';
