import type { EndpointKey } from './endpoint';
import {
  type FaultKind,
  type FaultOutcome,
  type FaultRule,
  type NetworkConditions,
  NO_CONDITIONS,
  networkPresets,
} from './faultRules';

/** A fault of a request; `held`: it is processed once the promise has resolved. */
export type Fault = FaultOutcome | { readonly kind: 'held'; readonly until: Promise<unknown> };

/** The faults that are nothing but their kind. */
type PlainFault = Exclude<FaultKind, 'refusal' | 'unsuccessful' | 'slow'>;

interface Rule extends Omit<FaultRule, 'outcome'> {
  readonly outcome: Fault;
}

export interface FaultOptions {
  /** applies to every request until it is cleared, instead of to one */
  readonly sticky?: boolean;
}

const isStored = (rule: Rule): rule is FaultRule => rule.outcome.kind !== 'held';

/** The faults and the latency of the next responses. Per tab: not stored with the world. */
export class FaultInjection {
  #rules: readonly Rule[] = [];
  #conditions = NO_CONDITIONS;
  readonly #listeners = new Set<() => void>();

  /** What can be stored and shared: all but held requests. Another object after each change. */
  get conditions(): NetworkConditions {
    return this.#conditions;
  }

  set conditions(conditions: NetworkConditions) {
    this.#rules = conditions.faults;
    this.#change(conditions);
  }

  get hasConditions(): boolean {
    const { faults, latency, preset } = this.#conditions;
    return faults.length > 0 || latency > 0 || preset !== null;
  }

  /** Delay of each response, in milliseconds. */
  get latency(): number {
    return this.#conditions.latency;
  }

  set latency(latency: number) {
    this.#change({ ...this.#conditions, latency });
  }

  /** Calls back after each change of the conditions. Returns a function that ends it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  failNext(call: EndpointKey, fault: Fault | PlainFault, { sticky = false }: FaultOptions = {}): void {
    const outcome = typeof fault === 'string' ? { kind: fault } : fault;
    this.#setRules([...this.#rules, { call, when: sticky ? 'always' : 'next', outcome }]);
  }

  clear(): void {
    this.conditions = NO_CONDITIONS;
  }

  /** The fault for a request that has just arrived; one of the next request is removed. Presets come last. */
  consume(endpoint: EndpointKey): Fault | undefined {
    const { preset } = this.#conditions;
    const rules = [...this.#rules, ...(preset === null ? [] : networkPresets[preset].faults)];
    const rule = rules.find(
      ({ call, when }) =>
        (call === endpoint || call === '*') &&
        (typeof when === 'string' || Math.random() * 100 < when.percent),
    );
    if (rule?.when === 'next') this.#setRules(this.#rules.filter((each) => each !== rule));
    return rule?.outcome;
  }

  /** How long a response with this fault takes, in milliseconds. */
  getDelay(fault: Fault | undefined): number {
    if (fault?.kind !== 'slow') return this.latency;
    return this.latency + fault.milliseconds + Math.random() * (fault.spread ?? 0);
  }

  #setRules(rules: readonly Rule[]): void {
    this.#rules = rules;
    this.#change({ ...this.#conditions, faults: rules.filter(isStored) });
  }

  #change(conditions: NetworkConditions): void {
    this.#conditions = conditions;
    for (const listener of this.#listeners) listener();
  }
}
