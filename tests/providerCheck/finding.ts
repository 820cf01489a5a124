import type { EndpointKey } from '#mocks/endpoint.ts';
import { endpoints } from '#src/contract/endpoints.ts';

/**
 * `breaks`: a screen cannot show the reply, or shows what is not so. `missing`: the specification shows the field, the
 * reply has none, and the screen shows a dash. `falls back`: the app reads the reply by one of its assumptions.
 * `extra`: the app does not read the field.
 */
type FindingKind = 'breaks' | 'missing' | 'falls back' | 'extra';

export interface Finding {
  readonly call: EndpointKey;
  readonly kind: FindingKind;
  /** a path into the reply, `data.activities[].amount`; empty for the reply as a whole */
  readonly field: string;
  readonly text: string;
}

/** `GET /users/profile` */
export const nameCall = (key: EndpointKey): string => `${endpoints[key].method} ${endpoints[key].path}`;

export const breaks = (call: EndpointKey, field: string, text: string): Finding => ({
  call,
  kind: 'breaks',
  field,
  text,
});

/** Those after which the exit code is 1. */
export const isBreach = ({ kind }: Finding): boolean => kind === 'breaks' || kind === 'missing';

/** What was found, one entry for all rows of a list. */
export function mergeFindings(findings: readonly Finding[]): Finding[] {
  const merged = new Map<string, { readonly finding: Finding; count: number }>();
  for (const finding of findings) {
    const key = JSON.stringify(finding);
    const known = merged.get(key);
    if (known) known.count += 1;
    else merged.set(key, { finding, count: 1 });
  }
  return [...merged.values()].map(({ finding, count }) =>
    count === 1 ? finding : { ...finding, text: `${finding.text} (${count} times)` },
  );
}
