import { useId } from 'react';
import * as styles from './DecorativePanel.css';
import { LogoPaths } from './Logo';

/** Lines of a blank statement: widths of label and amount. */
const LINES = [
  [168, 84],
  [132, 64],
  [196, 92],
  [148, 72],
] as const;

/** Leaves: x, y and angle. */
const LEAVES = [
  [160, 160, -45],
  [640, 80, 45],
  [80, 560, 45],
  [560, 720, -45],
  [240, 800, 45],
  [720, 480, -45],
] as const;

/** Decorative: a trellis behind a blank account statement. */
export function DecorativePanel() {
  const pattern = useId();
  return (
    <svg
      className={styles.panel}
      viewBox="0 0 800 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <pattern id={pattern} width="80" height="80" patternUnits="userSpaceOnUse">
          <path className={styles.lattice} d="M0 0 80 80M80 0 0 80" />
        </pattern>
      </defs>
      <rect width="800" height="900" fill={`url(#${pattern})`} />
      {LEAVES.map(([x, y, angle]) => (
        <path
          key={`${x} ${y}`}
          className={styles.leaf}
          strokeWidth="1.5"
          d="M0 0C-16-14-16-36 0-52 16-36 16-14 0 0ZM0 0V-34"
          transform={`translate(${x} ${y}) rotate(${angle})`}
        />
      ))}
      <g transform="translate(200 250)">
        <rect className={styles.paper} width="400" height="400" rx="10" />
        <g className={styles.accent} fill="none" strokeWidth="2" transform="translate(36 34) scale(1.25)">
          <LogoPaths />
        </g>
        <rect className={styles.word} x="256" y="44" width="108" height="10" rx="5" />
        <rect className={styles.word} x="300" y="64" width="64" height="10" rx="5" />
        {LINES.map(([word, figure], index) => (
          <g key={word} transform={`translate(36 ${120 + index * 56})`}>
            <path className={styles.hairline} d="M0 0H328" />
            <rect className={styles.word} y="23" width={word} height="10" rx="5" />
            <rect className={styles.word} x={328 - figure} y="23" width={figure} height="10" rx="5" />
          </g>
        ))}
        <path className={styles.accent} strokeWidth="2" d="M36 344H364M36 349H364" />
      </g>
    </svg>
  );
}
