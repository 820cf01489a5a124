import { useSyncExternalStore } from 'react';
import { media } from '#src/theme/media.ts';
import * as styles from './Chart.css';

const MAX_SERIES = 4;

const getPatternId = (chartId: string, index: number) => `${chartId}-${index % MAX_SERIES}`;

const needsPatterns = window.matchMedia(`${media.forcedColors}, ${media.moreContrast}`);
const subscribe = (listener: () => void) => {
  needsPatterns.addEventListener('change', listener);
  return () => needsPatterns.removeEventListener('change', listener);
};

/** How each series of a chart is filled: by its tint, and where colours are forced or more contrast is asked for, by its pattern. */
export function useSeriesFill(chartId: string) {
  const hasPatterns = useSyncExternalStore(subscribe, () => needsPatterns.matches);
  return (index: number) =>
    hasPatterns
      ? { className: styles.patterned, fill: `url(#${getPatternId(chartId, index)})` }
      : { className: styles.tints[index % MAX_SERIES] };
}

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
        <rect width={8} height={8} className={styles.patternFill} />
      </pattern>
      <pattern {...pattern(1)} patternTransform="rotate(45)">
        <rect width={8} height={8} className={styles.patternGround} />
        <rect width={4} height={8} className={styles.patternFill} />
      </pattern>
      <pattern {...pattern(2)}>
        <rect width={8} height={8} className={styles.patternGround} />
        <circle cx={2} cy={2} r={1.5} className={styles.patternFill} />
        <circle cx={6} cy={6} r={1.5} className={styles.patternFill} />
      </pattern>
      <pattern {...pattern(3)}>
        <rect width={8} height={8} className={styles.patternGround} />
        <path d="M0 .5H8M.5 0V8" className={styles.patternGrid} />
      </pattern>
    </defs>
  );
}
