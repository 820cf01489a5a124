import * as styles from './Chart.css';
import { getTextScale } from './textScale';

interface ChartAxesProps {
  /** the plot's edges in the chart, in pixels */
  readonly plot: { readonly left: number; readonly right: number; readonly bottom: number };
  readonly ticks: readonly { readonly at: number; readonly label: string }[];
  /** below the plot; those that would overlap are left out */
  readonly labels: readonly { readonly at: number; readonly label: string }[];
}

/** CSS pixels, of text of the usual size. */
const MIN_LABEL_DISTANCE = 64;
const LABEL_HEIGHT = 20;

/** Lines across the plot with their values, and labels below it. */
export function ChartAxes({ plot: { left, right, bottom }, ticks, labels }: ChartAxesProps) {
  const scale = getTextScale();
  const distance = MIN_LABEL_DISTANCE * scale;
  const interval = Math.max(1, Math.ceil((labels.length * distance) / Math.max(1, right - left)));
  // Counted from the end: the newest is always labelled.
  const shown = labels.filter((_, index) => (labels.length - 1 - index) % interval === 0);
  const isAtEdge = (at: number) => (at > right - 8 ? 'end' : at < left + 8 ? 'start' : 'middle');
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the axes takes the focus
    <g aria-hidden="true">
      {ticks.map(({ at, label }) => (
        <g key={at}>
          <line className={styles.gridline} x1={left} x2={right} y1={at} y2={at} />
          <text className={styles.tick} x={left - 8} y={at} dy="0.32em" textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {shown.map(({ at, label }) => (
        <text
          key={at}
          className={styles.tick}
          x={at}
          y={bottom + LABEL_HEIGHT * scale}
          textAnchor={isAtEdge(at)}
        >
          {label}
        </text>
      ))}
    </g>
  );
}
