import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { reports } from '#src/messages/reports.ts';
import { Card } from '#src/ui/Card.tsx';
import { PartBoundary } from '../../../lazyPart';
import { useContentWidth } from '../../useContentWidth';
import { Bars, type ChartBar } from './Bars';
import { Legend } from './Legend';
import { SeriesPatterns } from './SeriesFill';
import * as styles from './StackedBars.css';

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
}

const HEIGHT = 260;
const MARGIN = { top: 24, right: 4, bottom: 28, left: 52 };
/** Without the library's own colours and fonts. */
const AXIS = {
  hideTicks: true,
  axisLineClassName: styles.line,
  stroke: '',
  tickLabelProps: { className: styles.tick, fill: '', fontSize: '', fontFamily: '' },
};
/** CSS pixels. */
const MIN_LABEL_DISTANCE = 64;

/**
 * A stacked bar chart. The bars are one stop in the tab order; arrow keys, Home and End move between them, and each
 * one is described in full. Values that it cannot draw cost the chart, not what stands around it.
 */
export const StackedBars = (props: StackedBarsProps) => (
  <PartBoundary what={props.title} resetKeys={[props.bars]}>
    <Chart {...props} />
  </PartBoundary>
);

function Chart({ title, summary, series, bars, formatValue }: StackedBarsProps) {
  const id = useId();
  const [frame, width] = useContentWidth();
  const chart = useRef<SVGSVGElement>(null);
  const [focusableIndex, setFocusableIndex] = useState(0);
  const [details, setDetails] = useState<string>();
  const inner = Math.max(0, width - MARGIN.left - MARGIN.right);
  const top = Math.max(1, ...bars.map(({ values }) => values.reduce((sum, value) => sum + value, 0)));
  const x = scaleBand({ domain: bars.map(({ key }) => key), range: [0, inner], padding: 0.2 });
  const y = scaleLinear({ domain: [0, top], range: [HEIGHT - MARGIN.bottom, MARGIN.top], nice: true });
  const labels = new Map(bars.map(({ key, label }) => [key, label]));
  const labelInterval = Math.max(1, Math.ceil((bars.length * MIN_LABEL_DISTANCE) / Math.max(1, inner)));

  const onKeyDown = (event: KeyboardEvent) => {
    const to = getTargetIndex(event.key, Math.min(focusableIndex, bars.length - 1), bars.length);
    if (to === undefined) return;
    event.preventDefault();
    const target = chart.current?.querySelectorAll<SVGElement>('[data-bar]')[to];
    target?.focus();
  };

  return (
    <Card>
      <figure className={styles.figure} aria-label={title}>
        <figcaption className={styles.summary}>{summary}</figcaption>
        {series.length > 1 && <Legend chartId={id} series={series} />}
        <div ref={frame} className={styles.frame}>
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would be a tooltip; the figure has the name */}
          <svg ref={chart} className={styles.chart} width={width} height={HEIGHT} onKeyDown={onKeyDown}>
            <SeriesPatterns chartId={id} />
            {width > 0 && (
              <>
                {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in the axes takes the focus */}
                <g aria-hidden="true">
                  <AxisLeft
                    left={MARGIN.left}
                    scale={y}
                    numTicks={4}
                    {...AXIS}
                    tickFormat={(value) =>
                      Number.isInteger(value.valueOf()) ? formatValue(value.valueOf()) : ''
                    }
                  />
                  <AxisBottom
                    left={MARGIN.left}
                    top={HEIGHT - MARGIN.bottom}
                    scale={x}
                    {...AXIS}
                    tickValues={bars.filter((_, index) => index % labelInterval === 0).map(({ key }) => key)}
                    tickFormat={(key) => labels.get(key) ?? ''}
                  />
                </g>
                <Bars
                  chartId={id}
                  bars={bars}
                  x={x}
                  y={y}
                  left={MARGIN.left}
                  focusableIndex={Math.min(focusableIndex, bars.length - 1)}
                  formatValue={formatValue}
                  onShowDetails={(index) => setDetails(bars[index]?.description)}
                  onFocus={setFocusableIndex}
                />
              </>
            )}
          </svg>
        </div>
        <p className={styles.details} aria-hidden="true">
          {details ?? reports.chart.pointAt}
        </p>
      </figure>
    </Card>
  );
}

function getTargetIndex(key: string, from: number, count: number): number | undefined {
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
