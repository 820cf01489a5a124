import * as styles from './Now.css';

/** A half circle that is filled from the left; it is full from a `share` of 1 on. Decorative: the figure stands beside it. */
export const Gauge = ({ share }: { readonly share: number }) => (
  <svg aria-hidden="true" className={styles.gauge} viewBox="0 0 88 48" strokeWidth={9} strokeLinecap="round">
    <path className={styles.gaugeTrack} d={ARC} />
    {share > 0 && <path className={styles.gaugeFill} d={ARC} pathLength={1} strokeDasharray={`${share} 2`} />}
  </svg>
);

const ARC = 'M6 42A38 38 0 0 1 82 42';
