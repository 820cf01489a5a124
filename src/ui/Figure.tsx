import { formatDollars, formatUnits } from '#src/domain/money.ts';
import * as styles from './Figure.css';
import { Skeleton } from './Skeleton';

type FigureSize = keyof typeof styles.figure;

interface FigureProps {
  /** as it is to be read: `$1,234.50000`, `Stage 3`, `412`; absent while it is on its way */
  readonly value: string | undefined;
  readonly size?: FigureSize;
}

const AMOUNT = /^(-?\$[\d,]+)(\.\d+)$/;

/**
 * A figure in tabular digits. The decimals of an amount stand back where it is large, on the same line; in
 * text and tables all digits are equal, so that amounts align on the point.
 */
export function Figure({ value, size = 'medium' }: FigureProps) {
  if (value === undefined) {
    return (
      <span className={styles.figure[size]}>
        <Skeleton width="7ch" />
      </span>
    );
  }
  const plain = size === 'inline' || size === 'body';
  const [, whole, decimals] = (plain ? null : AMOUNT.exec(value)) ?? [];
  return (
    <span className={styles.figure[size]}>
      {whole ?? value}
      {decimals && <span className={styles.quiet}>{decimals}</span>}
    </span>
  );
}

type MoneyProps = { readonly size?: FigureSize } & (
  | { readonly dollars: number }
  | { readonly units: number | bigint }
);

/** An amount as `$1,234.50000`, from dollars or from units of 0.00001 dollars. */
export const Money = ({ size = 'inline', ...amount }: MoneyProps) => (
  <Figure size={size} value={'units' in amount ? formatUnits(amount.units) : formatDollars(amount.dollars)} />
);
