import { chooseBarFormat } from './barFormats';
import * as styles from './Chart.css';
import type { ChartDetails } from './ChartTooltip';
import type { SeriesFill } from './Legend';
import { getTextScale } from './textScale';
import type { useChartPoints } from './useChartPoints';

/** A bar of one or several series. */
export interface ChartBar {
  /** unique in its chart */
  readonly key: string;
  /** below the bar, if there is room */
  readonly label: string;
  readonly details: ChartDetails;
  /** the details as a sentence, for screen readers */
  readonly description: string;
  /** one for each series, in their order; never negative */
  readonly values: readonly number[];
}

export const getTotal = ({ values }: ChartBar): number => values.reduce((sum, value) => sum + value, 0);

interface BarsProps {
  readonly bars: readonly ChartBar[];
  /** the middle of a bar, in pixels */
  readonly getX: (index: number) => number;
  readonly getY: (value: number) => number;
  /** pixels from one bar to the next */
  readonly step: number;
  readonly top: number;
  readonly getFill: SeriesFill;
  readonly getPointProps: ReturnType<typeof useChartPoints>['getPointProps'];
  /** ways to write a total, the preferred one first */
  readonly formats: readonly ((value: number) => string)[];
}

/** CSS pixels of a character of a total, and of a point in it, in text of the usual size. */
const LABEL_CHARACTER = 8;
const LABEL_POINT = 4;
const LABEL_GAP = 4;
/** Of the step. */
const BAR_SHARE = 0.68;
const MAX_BAR_WIDTH = 56;

const getLabelWidth = (label: string): number =>
  [...label].reduce((sum, one) => sum + (one === '.' ? LABEL_POINT : LABEL_CHARACTER), LABEL_GAP);

export function Bars({ bars, getX, getY, step, top, getFill, getPointProps, formats }: BarsProps) {
  const width = Math.min(MAX_BAR_WIDTH, step * BAR_SHARE);
  const totals = bars.map(getTotal);
  const largest = totals.indexOf(Math.max(...totals));
  // Bars have their totals above where the longest fits and unequal ones do not read alike; else only the largest has.
  const room = step / getTextScale();
  const fitting = chooseBarFormat(formats, totals, (label) => getLabelWidth(label) <= room);
  const format = fitting ?? formats[0];
  return bars.map(({ key, description, values }, index) => {
    const middle = getX(index);
    const total = totals[index] ?? 0;
    const isLabelled = fitting !== undefined || index === largest;
    let below = 0;
    return (
      <g key={key} {...getPointProps(index)} aria-label={description} className={styles.bar}>
        <rect
          className={styles.hitArea}
          x={middle - step / 2}
          y={top}
          width={step}
          height={getY(0) - top}
          rx={4}
        />
        {values.map((value, series) => {
          const start = below;
          below += value;
          return value > 0 ? (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: series keep their order
              key={series}
              data-series={series}
              {...getFill(series)}
              x={middle - width / 2}
              y={getY(below)}
              width={width}
              height={getY(start) - getY(below)}
            />
          ) : null;
        })}
        {isLabelled && total > 0 && (
          <text className={styles.barValue} x={middle} y={getY(total) - 6} textAnchor="middle">
            {format?.(total)}
          </text>
        )}
      </g>
    );
  });
}
