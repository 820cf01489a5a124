import { useId } from 'react';
import * as styles from './DecorativePanel.css';
import { LogoPaths } from './Logo';

const CURVE = 'M36 208C96 204 84 180 144 188S180 138 228 152 300 92 364 88';

/** Leaves: x, y and angle. */
const LEAVES = [
  [160, 160, -45],
  [640, 80, 45],
  [80, 560, 45],
  [560, 720, -45],
  [240, 800, 45],
  [720, 480, -45],
] as const;

interface DecorativePanelProps {
  /** says that the picture shows nobody's figures */
  readonly mark: string;
}

/** Decorative: a trellis behind what members see on their dashboard, a chart and the stages. */
export function DecorativePanel({ mark }: DecorativePanelProps) {
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
        <text className={styles.mark} x="364" y="56" textAnchor="end">
          {mark}
        </text>
        <path className={styles.hairline} d="M36 124H364M36 168H364M36 212H364" />
        <path className={styles.area} d={`${CURVE}V212H36Z`} />
        <g className={styles.accent} fill="none" strokeWidth="3">
          <path d={CURVE} />
          <path d="M251 364V306" strokeWidth="25" />
        </g>
        <path
          className={styles.reached}
          strokeWidth="25"
          d="M49 364v-18M82 364v-26M116 364v-34M150 364v-42M183 364v-50M217 364v-56"
        />
        <path className={styles.ahead} strokeWidth="25" d="M284 364V290M318 364V276M351 364V260" />
      </g>
    </svg>
  );
}
