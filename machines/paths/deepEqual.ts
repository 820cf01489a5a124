/** Plain data as text in which the order of keys does not matter. */
const canonical = (data: unknown): string =>
  JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );

/** Whether two pieces of plain data say the same; the order of keys does not matter. */
export const deepEqual = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);
