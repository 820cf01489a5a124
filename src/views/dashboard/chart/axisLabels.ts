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
 * As many labels below a plot as have room beside each other, at equal distances. They are counted from the end: the
 * newest is always labelled.
 */
export function placeLabels(
  labels: readonly AxisLabel[],
  { left, right }: { readonly left: number; readonly right: number },
  getWidth: GetWidth,
): readonly PlacedLabel[] {
  const gap = getWidth(GAP);
  const placed = labels.map((label) => place(label, left, right, getWidth(label.label)));
  for (let interval = 1; interval < placed.length; interval++) {
    const shown = placed.filter((_, index) => (placed.length - 1 - index) % interval === 0);
    const isFitting = shown.every(({ end }, index) => end + gap <= (shown[index + 1]?.begin ?? Infinity));
    if (isFitting) return shown;
  }
  return placed.slice(-1);
}
