/** The name of a URL parameter, prefixed with its owner on the screen: `team.stage`. */
export const paramName = (owner: string | undefined, key: string): string =>
  owner === undefined ? key : `${owner}.${key}`;

/** A copy of URL parameters with changes; those without a value are removed. */
export function changeParams(
  current: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
