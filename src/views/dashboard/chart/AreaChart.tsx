import { media } from '#src/theme/media.ts';
import { PartBoundary } from '../../lazyPart';
import { useContentWidth } from '../useContentWidth';
import * as styles from './Chart.css';
import { ChartAxes, getPlotStart } from './ChartAxes';
import { type ChartDetails, ChartTooltip } from './ChartTooltip';
import { drawCurve } from './curve';
import { getTextScale } from './textScale';
import { getTicks } from './ticks';
import { useChartPoints } from './useChartPoints';

interface AreaPoint {
  /** unique in its chart */
  readonly key: string;
  /** below the point, if there is room */
  readonly label: string;
  /** never negative */
  readonly value: number;
  readonly details: ChartDetails;
  /** the details as a sentence, for screen readers */
  readonly description: string;
}

interface AreaChartProps {
  /** accessible name */
  readonly title: string;
  readonly points: readonly AreaPoint[];
  /** a short form: `$1.2K` */
  readonly formatValue: (value: number) => string;
}

const [SMALL_SCREEN, LARGE_SCREEN] = [window.matchMedia(media.small), window.matchMedia(media.large)];
/** CSS pixels; on large screens the chart stands beside a column of figures. */
const getHeight = () => (SMALL_SCREEN.matches ? 232 : LARGE_SCREEN.matches ? 340 : 300);
const MARGIN = { top: 12, right: 6, bottom: 30 };

/** An area over time. Values that it cannot draw cost the chart, not what stands around it. */
export const AreaChart = (props: AreaChartProps) => (
  <PartBoundary what={props.title} resetKeys={[props.points]}>
    <Chart {...props} />
  </PartBoundary>
);

function Chart({ title, points, formatValue }: AreaChartProps) {
  const [frame, width] = useContentWidth();
  const { shown, chartProps, getPointProps } = useChartPoints(points.length, points.length - 1);
  const ticks = getTicks(Math.max(...points.map(({ value }) => value)));
  const highest = ticks.at(-1) || 1;
  const height = getHeight();
  const bottom = height - MARGIN.bottom * getTextScale();
  const left = getPlotStart(ticks.map(formatValue));
  const right = Math.max(left, width - MARGIN.right);
  const step = (right - left) / Math.max(1, points.length - 1);
  const getY = (value: number) => bottom - (value / highest) * (bottom - MARGIN.top);
  const places = points.map((point, index) => ({
    ...point,
    x: left + index * step,
    y: getY(point.value),
  }));
  const curve = drawCurve(places);
  const active = shown === undefined ? undefined : places[shown];
  return (
    <figure className={styles.figure} aria-label={title}>
      <div ref={frame} className={styles.frame}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would be a tooltip; the figure has the name */}
        <svg
          {...chartProps}
          className={styles.chart}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
        >
          {width > 0 && (
            <>
              <ChartAxes
                plot={{ left, right, bottom }}
                ticks={ticks.map((value) => ({ at: getY(value), label: formatValue(value) }))}
                labels={places.map(({ x, label }) => ({ at: x, label }))}
              />
              <path className={styles.area} d={`${curve}L${right} ${bottom}L${left} ${bottom}Z`} />
              <path className={styles.curve} d={curve} />
              {active && (
                <line className={styles.pointer} x1={active.x} x2={active.x} y1={MARGIN.top} y2={bottom} />
              )}
              {places.map(({ key, x, y, description }, index) => (
                <g key={key} {...getPointProps(index)} aria-label={description} className={styles.point}>
                  <rect
                    className={styles.hitArea}
                    x={x - step / 2}
                    y={MARGIN.top}
                    width={step}
                    height={bottom - MARGIN.top}
                  />
                  <circle
                    className={index === shown || index === places.length - 1 ? styles.dot : styles.hiddenDot}
                    cx={x}
                    cy={y}
                    r={index === shown ? 5 : 4}
                  />
                </g>
              ))}
            </>
          )}
        </svg>
        {active && <ChartTooltip details={active.details} x={active.x} width={width} />}
      </div>
    </figure>
  );
}
