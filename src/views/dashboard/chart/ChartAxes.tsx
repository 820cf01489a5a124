import { type AxisLabel, placeLabels } from './axisLabels';
import * as styles from './Chart.css';
import { getTextScale } from './textScale';
import { createTextMeasure } from './textWidth';

interface ChartAxesProps {
  /** the plot's edges in the chart, in pixels */
  readonly plot: { readonly left: number; readonly right: number; readonly bottom: number };
  readonly ticks: readonly { readonly at: number; readonly label: string }[];
  /** below the plot; those that would overlap are left out */
  readonly labels: readonly AxisLabel[];
}

/** CSS pixels, of text of the usual size. */
const LABEL_HEIGHT = 20;
/** CSS pixels between a value and its line. */
const TICK_GAP = 8;
const MIN_TICK_WIDTH = 44;

/** Where a plot begins: the values of its lines stand before it. */
export const getPlotStart = (ticks: readonly string[]): number =>
  TICK_GAP + Math.ceil(Math.max(MIN_TICK_WIDTH, ...ticks.map(createTextMeasure())));

/** Lines across the plot with their values, and labels below it. */
export function ChartAxes({ plot: { left, right, bottom }, ticks, labels }: ChartAxesProps) {
  const scale = getTextScale();
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the axes takes the focus
    <g aria-hidden="true">
      {ticks.map(({ at, label }) => (
        <g key={at}>
          <line className={styles.gridline} x1={left} x2={right} y1={at} y2={at} />
          <text className={styles.tick} x={left - TICK_GAP} y={at} dy="0.32em" textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {placeLabels(labels, { left, right }, createTextMeasure()).map(({ at, x, anchor, label }) => (
        <text key={at} className={styles.tick} x={x} y={bottom + LABEL_HEIGHT * scale} textAnchor={anchor}>
          {label}
        </text>
      ))}
    </g>
  );
}
