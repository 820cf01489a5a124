import { useId } from 'react';
import * as styles from './DecorativePanel.css';
import { LogoPaths } from './Logo';

/** The earnings of the chart, on the paper. */
const CURVE = 'M36 208C60 204 68 184 90 184S124 196 144 188 176 140 200 138 236 166 256 160 300 96 364 88';

/** Leaves: x, y and angle. */
const LEAVES = [
  [160, 160, -45],
  [640, 80, 45],
  [80, 560, 45],
  [560, 720, -45],
  [240, 800, 45],
  [720, 480, -45],
] as const;

/** Decorative: a trellis behind what members see on their dashboard, a chart, a gauge and the stages. */
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
        <path className={styles.hairline} d="M36 124H364M36 168H364M36 212H364" />
        <path className={styles.area} d={`${CURVE}V212H36Z`} />
        <g className={styles.accent} fill="none" strokeWidth="3">
          <path d={CURVE} />
          <path d="M300 74A32 32 0 0 1 364 74" className={styles.hairline} strokeWidth="8" />
          <path d="M300 74A32 32 0 0 1 348 46.3" strokeWidth="8" />
          <path d="M251 364V306" strokeWidth="25" />
        </g>
        <path
          className={styles.reached}
          strokeWidth="25"
          d="M49 364V346M82 364V338M116 364V330M150 364V322M183 364V314M217 364V308"
        />
        <path className={styles.ahead} strokeWidth="25" d="M284 364V290M318 364V276M351 364V260" />
      </g>
    </svg>
  );
}
