import { Group } from '@visx/group';
import type { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { getSeriesFill } from './SeriesFill';
import * as styles from './StackedBars.css';

/** A bar of one or several series. */
export interface ChartBar {
  /** unique in its chart */
  readonly key: string;
  /** below the bar, if there is room */
  readonly label: string;
  /** all values of the bar as a sentence, for screen readers and the details line */
  readonly description: string;
  /** one for each series, in their order; never negative */
  readonly values: readonly number[];
}

interface BarsProps {
  readonly chartId: string;
  readonly bars: readonly ChartBar[];
  readonly x: ReturnType<typeof scaleBand<string>>;
  readonly y: ReturnType<typeof scaleLinear<number>>;
  readonly left: number;
  /** the bar in the tab order */
  readonly focusableIndex: number;
  readonly formatValue: (value: number) => string;
  /** a bar is hovered or focused */
  readonly onShowDetails: (index: number) => void;
  readonly onFocus: (index: number) => void;
}

/** CSS pixels, from which on a bar has its total above it. */
const MIN_LABELLED_WIDTH = 44;

export function Bars({
  chartId,
  bars,
  x,
  y,
  left,
  focusableIndex,
  formatValue,
  onShowDetails,
  onFocus,
}: BarsProps) {
  const width = x.bandwidth();
  const [bottom = 0, top = 0] = y.range();
  return (
    <Group left={left}>
      {bars.map(({ key, description, values }, index) => {
        const start = x(key) ?? 0;
        let total = 0;
        const cumulative = values.map((value) => {
          total += value;
          return total;
        });
        const focus = () => {
          onFocus(index);
          onShowDetails(index);
        };
        return (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: the arrow keys move between the bars
          <g
            key={key}
            data-bar
            role="img"
            aria-label={description}
            tabIndex={index === focusableIndex ? 0 : -1}
            className={styles.bar}
            onFocus={focus}
            onPointerEnter={() => onShowDetails(index)}
          >
            <Bar
              className={styles.hitArea}
              x={start - (x.step() - width) / 2}
              y={top}
              width={x.step()}
              height={bottom - top}
            />
            {values.map((value, series) => {
              const end = y(cumulative[series] ?? 0);
              const height = y(0) - y(value);
              return height > 0 ? (
                <Bar
                  // biome-ignore lint/suspicious/noArrayIndexKey: series keep their order
                  key={series}
                  className={styles.segment}
                  fill={getSeriesFill(chartId, series)}
                  x={start}
                  y={end}
                  width={width}
                  height={height}
                />
              ) : null;
            })}
            {width >= MIN_LABELLED_WIDTH && total > 0 && (
              <text className={styles.barValue} x={start + width / 2} y={y(total) - 6} textAnchor="middle">
                {formatValue(total)}
              </text>
            )}
          </g>
        );
      })}
    </Group>
  );
}
