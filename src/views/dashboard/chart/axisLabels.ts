export interface AxisLabel {
  /** pixels from the chart's start: what it belongs to */
  readonly at: number;
  readonly label: string;
}

interface PlacedLabel extends AxisLabel {
  readonly x: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** In pixels; measures a text as the chart writes it. */
type GetWidth = (text: string) => number;

/** Of neighbours, in characters. */
const GAP = 'n';

/** Below what it belongs to, and between the edges. Also where it begins and ends. */
function place({ at, label }: AxisLabel, left: number, right: number, width: number) {
  if (at - width / 2 < left)
    return { at, label, x: left, anchor: 'start', begin: left, end: left + width } as const;
  if (at + width / 2 > right)
    return { at, label, x: right, anchor: 'end', begin: right - width, end: right } as const;
  return { at, label, x: at, anchor: 'middle', begin: at - width / 2, end: at + width / 2 } as const;
}

/**
 * Whether a label stands nearer to what it belongs to than to its neighbour: at the edge of a plot one of a narrow bar is
 * pushed below the bar before it.
 */
function isNearest(
  { at, anchor, begin, end }: ReturnType<typeof place>,
  { left, right }: { readonly left: number; readonly right: number },
  step: number,
): boolean {
  if (anchor === 'middle' || at <= left || at >= right) return true;
  return Math.abs((begin + end) / 2 - at) < step / 2;
}

/**
 * As many labels below a plot as have room beside each other, at equal distances. They are counted from the end: the
 * newest is labelled, if its label can stand below it.
 */
export function placeLabels(
  labels: readonly AxisLabel[],
  { left, right }: { readonly left: number; readonly right: number },
  getWidth: GetWidth,
): readonly PlacedLabel[] {
  const gap = getWidth(GAP);
  const [first, second] = labels;
  const step = first && second ? second.at - first.at : Number.POSITIVE_INFINITY;
  const all = labels.map((label) => place(label, left, right, getWidth(label.label)));
  const newest = all.findLastIndex((label) => isNearest(label, { left, right }, step));
  const placed = all.slice(0, newest + 1);
  for (let interval = 1; interval < placed.length; interval++) {
    const shown = placed.filter((_, index) => (placed.length - 1 - index) % interval === 0);
    const isFitting = shown.every(({ end }, index) => end + gap <= (shown[index + 1]?.begin ?? Infinity));
    if (isFitting) return shown;
  }
  return placed.slice(-1);
}
