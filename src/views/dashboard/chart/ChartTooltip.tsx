import * as styles from './Chart.css';
import { type SeriesFill, Swatch } from './Legend';

/** What a point or a bar stands for: a title, a value, and parts of it. */
export interface ChartDetails {
  readonly title: string;
  readonly value: string;
  readonly parts: readonly {
    readonly name: string;
    readonly value: string;
    /** the series with its fill, if it has one */
    readonly series?: number;
  }[];
}

interface ChartTooltipProps {
  readonly details: ChartDetails;
  /** of what is pointed at, in pixels from the chart's start */
  readonly x: number;
  /** of the chart */
  readonly width: number;
  readonly getFill?: SeriesFill;
}

/** CSS pixels. */
const DISTANCE = 14;

/** Beside what is pointed at, on the side with more room. Where it has too little, as on a phone, it stays within the chart. */
const getPlace = (x: number, width: number): string => {
  // Percentages are those of the tooltip.
  const start = x < width / 2 ? `${x + DISTANCE}px` : `calc(${x - DISTANCE}px - 100%)`;
  return `clamp(0px, ${start}, calc(${width}px - 100%))`;
};

/** Screen readers have the same from the point's own name. */
export const ChartTooltip = ({ details: { title, value, parts }, x, width, getFill }: ChartTooltipProps) => (
  <div aria-hidden="true" className={styles.tooltip} style={{ translate: getPlace(x, width) }}>
    <p className={styles.tooltipTitle}>{title}</p>
    <p className={styles.tooltipValue}>{value}</p>
    {parts.map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two members may have one name
      <p key={`${index} ${part.name}`} className={styles.tooltipPart}>
        {getFill && part.series !== undefined && <Swatch {...getFill(part.series)} />}
        <span className={styles.tooltipName}>{part.name}</span>
        <span>{part.value}</span>
      </p>
    ))}
  </div>
);
