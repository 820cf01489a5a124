/**
 * The shortest part of a failing list that still fails: parts are left out, large ones first, until no single item can
 * be (delta debugging). `fails` returns the items that it got to in failing, which may be fewer; null when it does not
 * fail. Stops trying when `isOver`.
 */
export async function shrink<Item>(
  failing: readonly Item[],
  fails: (items: readonly Item[]) => Promise<readonly Item[] | null>,
  isOver: () => boolean = () => false,
): Promise<readonly Item[]> {
  let shortest = failing;
  let size = Math.ceil(failing.length / 2);
  while (size >= 1) {
    let isShorter = false;
    // From the end: what only led away from the failure is later than what it needs.
    for (let end = shortest.length; end > 0 && !isOver(); end -= size) {
      const without = [...shortest.slice(0, Math.max(0, end - size)), ...shortest.slice(end)];
      const found = without.length < shortest.length ? await fails(without) : null;
      if (found === null) continue;
      isShorter = true;
      // What the failure did not get to is at the end.
      end = Math.min(end, found.length + size);
      shortest = found;
    }
    if (isOver() || (size === 1 && !isShorter)) return shortest;
    size = size === 1 ? 1 : Math.ceil(size / 2);
  }
  return shortest;
}
