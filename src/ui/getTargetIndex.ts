/** To which of `count` items in a row a key leads from the one at `from`; undefined for other keys. */
export function getTargetIndex(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return Math.min(from + 1, count - 1);
    case 'ArrowLeft':
      return Math.max(from - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
