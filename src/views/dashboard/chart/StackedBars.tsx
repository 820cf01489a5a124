import { useId } from 'react';
import { PartBoundary } from '../../lazyPart';
import { useContentWidth } from '../useContentWidth';
import { Bars, type ChartBar, getTotal } from './Bars';
import * as styles from './Chart.css';
import { ChartAxes, getPlotStart } from './ChartAxes';
import { ChartTooltip } from './ChartTooltip';
import { Legend } from './Legend';
import { SeriesPatterns, useSeriesFill } from './SeriesPatterns';
import { getTextScale } from './textScale';
import { getTicks } from './ticks';
import { useChartPoints } from './useChartPoints';

interface StackedBarsProps {
  /** accessible name */
  readonly title: string;
  /** the chart in one sentence */
  readonly summary: string;
  /** at most four; a single one has no legend */
  readonly series: readonly string[];
  readonly bars: readonly ChartBar[];
  /** a short form: `$1.2K` */
  readonly formatValue: (value: number) => string;
  /** of totals at bars, the preferred one first */
  readonly barFormats: readonly ((value: number) => string)[];
}

const HEIGHT = 280;
const MARGIN = { top: 28, right: 4, bottom: 30 };

/** A stacked bar chart. Values that it cannot draw cost the chart, not what stands around it. */
export const StackedBars = (props: StackedBarsProps) => (
  <PartBoundary what={props.title} resetKeys={[props.bars]}>
    <Chart {...props} />
  </PartBoundary>
);

function Chart({ title, summary, series, bars, formatValue, barFormats }: StackedBarsProps) {
  const id = useId();
  const [frame, width] = useContentWidth();
  const { shown, chartProps, getPointProps } = useChartPoints(bars.length, 0);
  const getFill = useSeriesFill(id);
  const ticks = getTicks(Math.max(...bars.map(getTotal)));
  const highest = ticks.at(-1) || 1;
  const scale = getTextScale();
  const top = MARGIN.top * scale;
  const bottom = HEIGHT - MARGIN.bottom * scale;
  const left = getPlotStart(ticks.map(formatValue));
  const right = Math.max(left, width - MARGIN.right);
  const step = (right - left) / bars.length;
  const getX = (index: number) => left + (index + 0.5) * step;
  const getY = (value: number) => bottom - (value / highest) * (bottom - top);
  const details = shown === undefined ? undefined : bars[shown]?.details;
  return (
    <figure className={styles.figure} aria-label={title}>
      <figcaption className={styles.summary}>{summary}</figcaption>
      {series.length > 1 && <Legend series={series} getFill={getFill} />}
      <div ref={frame} className={styles.frame}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would be a tooltip; the figure has the name */}
        <svg
          {...chartProps}
          className={styles.chart}
          width={width}
          height={HEIGHT}
          viewBox={`0 0 ${width} ${HEIGHT}`}
        >
          <SeriesPatterns chartId={id} />
          {width > 0 && (
            <>
              <ChartAxes
                plot={{ left, right, bottom }}
                ticks={ticks.map((value) => ({ at: getY(value), label: formatValue(value) }))}
                labels={bars.map(({ label }, index) => ({ at: getX(index), label }))}
              />
              <Bars
                bars={bars}
                getX={getX}
                getY={getY}
                step={step}
                top={top}
                getFill={getFill}
                getPointProps={getPointProps}
                formats={barFormats}
              />
            </>
          )}
        </svg>
        {shown !== undefined && details && (
          <ChartTooltip details={details} x={getX(shown)} width={width} getFill={getFill} />
        )}
      </div>
    </figure>
  );
}
