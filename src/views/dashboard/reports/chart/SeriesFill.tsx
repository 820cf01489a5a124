import * as styles from './StackedBars.css';

const MAX_PATTERNS = 4;

const getPatternId = (chartId: string, index: number) => `${chartId}-${index % MAX_PATTERNS}`;

export const getSeriesFill = (chartId: string, index: number): string =>
  `url(#${getPatternId(chartId, index)})`;

/** A pattern for each series, so that they differ without colour: solid, stripes, dots, grid. */
export function SeriesPatterns({ chartId }: { readonly chartId: string }) {
  const pattern = (index: number) => ({
    id: getPatternId(chartId, index),
    width: 8,
    height: 8,
    patternUnits: 'userSpaceOnUse' as const,
  });
  return (
    <defs>
      <pattern {...pattern(0)}>
        <rect width={8} height={8} className={styles.fill} />
      </pattern>
      <pattern {...pattern(1)} patternTransform="rotate(45)">
        <rect width={8} height={8} className={styles.background} />
        <rect width={4} height={8} className={styles.fill} />
      </pattern>
      <pattern {...pattern(2)}>
        <rect width={8} height={8} className={styles.background} />
        <circle cx={2} cy={2} r={1.5} className={styles.fill} />
        <circle cx={6} cy={6} r={1.5} className={styles.fill} />
      </pattern>
      <pattern {...pattern(3)}>
        <rect width={8} height={8} className={styles.background} />
        <path d="M0 .5H8M.5 0V8" className={styles.grid} />
      </pattern>
    </defs>
  );
}
