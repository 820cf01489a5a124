import { describe, expect, test, vi } from 'vitest';
import { FaultInjection } from '#mocks/faultInjection.ts';
import { type FaultRule, networkConditions } from '#mocks/faultRules.ts';

const rule = (call: FaultRule['call'], when: FaultRule['when']): FaultRule => ({
  call,
  when,
  outcome: { kind: 'malformed' },
});
const withFaults = (...faults: FaultRule[]) => {
  const injection = new FaultInjection();
  injection.conditions = { faults, latency: 0, preset: null };
  return injection;
};

describe('a fault', () => {
  test('of the next call happens once, and to that call alone', () => {
    const faults = withFaults(rule('donate', 'next'));
    expect(faults.consume('withdraw')).toBeUndefined();
    expect(faults.consume('donate')).toEqual({ kind: 'malformed' });
    expect(faults.consume('donate')).toBeUndefined();
    expect(faults.conditions.faults).toEqual([]);
  });

  test('of every call happens until it is cleared', () => {
    const faults = withFaults(rule('*', 'always'));
    expect([faults.consume('withdraw'), faults.consume('getStats')]).toEqual([
      { kind: 'malformed' },
      { kind: 'malformed' },
    ]);
    faults.clear();
    expect(faults.consume('withdraw')).toBeUndefined();
  });

  test('of 30 % of the calls happens as often', () => {
    const faults = withFaults(rule('donate', { percent: 30 }));
    const random = vi.spyOn(Math, 'random');
    const at = (value: number) => {
      random.mockReturnValueOnce(value);
      return faults.consume('donate') !== undefined;
    };
    expect([at(0), at(0.299), at(0.3), at(0.999)]).toEqual([true, true, false, false]);
  });

  test('that is slow delays by its time, its spread and the latency', () => {
    const faults = new FaultInjection();
    faults.latency = 100;
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    expect(faults.getDelay({ kind: 'slow', milliseconds: 1000, spread: 400 })).toBe(1300);
    expect(faults.getDelay(undefined)).toBe(100);
  });

  test('comes before those of a preset', () => {
    const faults = withFaults(rule('donate', 'next'));
    faults.conditions = { ...faults.conditions, preset: 'offline' };
    expect([faults.consume('donate'), faults.consume('donate')]).toEqual([
      { kind: 'malformed' },
      { kind: 'unreachable' },
    ]);
  });
});

test('conditions can be stored, and change visibly; held requests are no part of them', () => {
  const faults = withFaults(rule('donate', 'next'));
  const seen = vi.fn();
  faults.subscribe(seen);
  faults.failNext('withdraw', { kind: 'held', until: Promise.resolve() });
  faults.failNext('withdraw', { kind: 'refusal', message: 'Not today.' }, { sticky: true });
  expect(seen).toHaveBeenCalledTimes(2);
  const stored: unknown = JSON.parse(JSON.stringify(faults.conditions));
  expect(networkConditions.parse(stored)).toEqual(faults.conditions);
  expect(faults.conditions.faults.map(({ call, when }) => [call, when])).toEqual([
    ['donate', 'next'],
    ['withdraw', 'always'],
  ]);
  expect(faults.consume('withdraw')?.kind).toBe('held');
});

test.each([
  { faults: [{ call: 'steal', when: 'next', outcome: { kind: 'malformed' } }], latency: 0, preset: null },
  {
    faults: [{ call: 'donate', when: { percent: 0 }, outcome: { kind: 'malformed' } }],
    latency: 0,
    preset: null,
  },
  { faults: [{ call: 'donate', when: 'next', outcome: { kind: 'refusal' } }], latency: 0, preset: null },
  { faults: [], latency: -1, preset: null },
  { faults: [], latency: 0, preset: 'sunny' },
])('nonsense is no condition: %j', (stored) => {
  expect(networkConditions.safeParse(stored).success).toBe(false);
});
