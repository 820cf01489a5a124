import { getSeriesFill } from './SeriesFill';
import * as styles from './StackedBars.css';

interface LegendProps {
  readonly chartId: string;
  readonly series: readonly string[];
}

export const Legend = ({ chartId, series }: LegendProps) => (
  <ul className={styles.legend}>
    {series.map((name, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and series keep their order
      <li key={index} className={styles.entry}>
        <svg aria-hidden="true" width={18} height={18}>
          <rect
            x={1}
            y={1}
            width={16}
            height={16}
            fill={getSeriesFill(chartId, index)}
            className={styles.segment}
          />
        </svg>
        {name}
      </li>
    ))}
  </ul>
);
