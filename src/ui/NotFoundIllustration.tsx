import { LineDrawing } from './icons/Icon';
import * as styles from './NotFoundIllustration.css';

const LEAF = 'M0 0C-17-14-17-38 0-54 17-38 17-14 0 0Z';
const VEIN = 'M0 0V-34';

/** Leaves: x, y and angle. */
const LEAVES = [
  [154, 150, -68],
  [165, 128, 64],
  [156, 98, -62],
  [158, 46, 4],
] as const;

/** A vine on a trellis; one leaf has fallen to the ground. */
export const NotFoundIllustration = () => (
  <LineDrawing className={styles.drawing} viewBox="20 -16 280 236" strokeWidth="2">
    <path className={styles.ground} d="M30 210H290" />
    <path
      className={styles.slat}
      strokeWidth="3"
      d="M160 180 76 26M160 180 118 14M160 180V10M160 180 202 14M160 180 244 26M78 50H242M97 90H223M118 130H202"
    />
    <path
      className={styles.vine}
      strokeWidth="2.5"
      d="M160 178C146 152 176 134 160 106 146 84 168 68 158 46"
    />
    {LEAVES.map(([x, y, angle]) => (
      <g key={y} className={styles.leaf} transform={`translate(${x} ${y}) rotate(${angle})`}>
        <path d={LEAF} />
        <path d={VEIN} />
      </g>
    ))}
    <path
      className={styles.missing}
      strokeDasharray="2 6"
      d={LEAF}
      transform="translate(160 76) rotate(60)"
    />
    <path className={styles.pot} d="M130 170H190V180H186L181 210H139L134 180H130Z" />
    <g className={styles.leaf} transform="translate(276 207) rotate(-84)">
      <path d={LEAF} />
      <path d={VEIN} />
    </g>
  </LineDrawing>
);
