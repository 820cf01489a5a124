import type { SVGProps } from 'react';
import * as styles from './Chart.css';

export type SeriesFill = (index: number) => Pick<SVGProps<SVGRectElement>, 'className' | 'fill'>;

/** A sample of how a series is filled. */
export const Swatch = (props: ReturnType<SeriesFill>) => (
  <svg aria-hidden="true" viewBox="0 0 14 14" className={styles.swatch}>
    <rect x={0.5} y={0.5} width={13} height={13} rx={3} {...props} />
  </svg>
);

interface LegendProps {
  readonly series: readonly string[];
  readonly getFill: SeriesFill;
}

export const Legend = ({ series, getFill }: LegendProps) => (
  <ul className={styles.legend}>
    {series.map((name, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and series keep their order
      <li key={index} className={styles.entry}>
        <Swatch {...getFill(index)} />
        {name}
      </li>
    ))}
  </ul>
);
