import * as styles from './Sparkline.css';

const WIDTH = 120;
const HEIGHT = 32;

interface SparklineProps {
  /** at least two, from old to new; undefined while they are not known. That, and nothing but zeros, leaves the place empty */
  readonly values: readonly number[] | undefined;
}

/** The shape of a history without figures. Decorative: the history itself is a table on its own screen. */
export function Sparkline({ values }: SparklineProps) {
  const most = Math.max(...(values ?? []));
  const least = Math.min(...(values ?? []));
  const points = values?.map((value, index) => {
    const x = (index / (values.length - 1)) * WIDTH;
    const share = most === least ? 0 : (value - least) / (most - least);
    return `${x.toFixed(1)} ${(HEIGHT - 2 - share * (HEIGHT - 4)).toFixed(1)}`;
  });
  return (
    <svg
      aria-hidden="true"
      className={styles.sparkline}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      {points && (most !== 0 || least !== 0) && (
        <>
          {most > least && (
            <path className={styles.area} d={`M0 ${HEIGHT}L${points.join('L')}L${WIDTH} ${HEIGHT}Z`} />
          )}
          <path className={most > least ? styles.line : styles.flat} d={`M${points.join('L')}`} />
        </>
      )}
    </svg>
  );
}
