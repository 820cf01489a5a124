import * as styles from './NotFoundIllustration.css';

/** A trellis with one opening where its pieces are missing, and the leaf that fell out of it. */
export const NotFoundIllustration = () => (
  <svg
    aria-hidden="true"
    className={styles.drawing}
    viewBox="0 0 320 220"
    fill="none"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path className={styles.ground} d="M12 196H308" />
    <path className={styles.lattice} d="M60 196V32M260 196V32M52 32H268" strokeWidth="4" />
    <path
      className={styles.lattice}
      d="M60 72 100 32M60 112 140 32M60 152 129 83M60 192 129 123M96 196 150 142M136 196 260 72M176 196 260 112M216 196 260 152M163 129 180 112M191 101 260 32M171 81 220 32M149 63 180 32M260 72 220 32M260 112 180 32M260 152 191 83M260 192 191 123M224 196 170 142M184 196 60 72M144 196 60 112M104 196 60 152M157 129 140 112M129 101 60 32M149 81 100 32M171 63 140 32"
    />
    <circle className={styles.gap} cx="160" cy="101" r="34" strokeDasharray="3 7" />
    <path
      className={styles.leaf}
      d="M292 194C272 196 256 188 250 170 270 166 286 174 292 194ZM292 194 268 178"
    />
  </svg>
);
