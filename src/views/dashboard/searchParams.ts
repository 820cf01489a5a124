/** The name of a URL parameter, led by the name of the part of the screen that it belongs to: `team.stage`. */
export const paramName = (owner: string | undefined, key: string): string =>
  owner === undefined ? key : `${owner}.${key}`;

/** A copy of URL parameters with some of them changed; those without a value are removed, all others are left alone. */
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
