import type { ReactNode } from 'react';
import { type Direction, formatSigned, toUnits } from '#src/domain/money.ts';
import { classNames } from './classNames';
import { Skeleton } from './Skeleton';
import * as styles from './StatValue.css';

type StatValueSize = keyof typeof styles.figure;

interface StatValueProps {
  /** formatted: `$1,234.50000`, `Stage 3`, `412`; undefined while loading */
  readonly value: ReactNode | undefined;
  readonly size?: StatValueSize;
}

/** Characters; the largest amount has fewer. */
const MAX_ON_ONE_LINE = 24;

const AMOUNT = /^([+−]?\$[\d,]+)(\.\d+)$/;

/** Of a wide bold typeface, in ems; decimals are smaller. */
const DIGIT = 0.7;
const COMMA = 0.4;
const DECIMAL = 0.41;

/** The size at which an amount is no wider than its card. */
function getFontSize(whole: string, decimals: string): string {
  const commas = whole.split(',').length - 1;
  const ems = (whole.length - commas) * DIGIT + commas * COMMA + decimals.length * DECIMAL;
  return `min(1em, ${100 / ems}cqi)`;
}

/**
 * A value in tabular digits. The decimals of an amount are smaller in large sizes; inline and inherited sizes have equal
 * digits, so that amounts align at the decimal point.
 */
export function StatValue({ value, size = 'medium' }: StatValueProps) {
  if (value === undefined) {
    return (
      <span className={styles.figure[size]}>
        <Skeleton width="7ch" />
      </span>
    );
  }
  const isLong = typeof value === 'string' && value.length > MAX_ON_ONE_LINE;
  const plain = size === 'inline' || size === 'inherited';
  const amount = plain || typeof value !== 'string' ? null : AMOUNT.exec(value);
  const [, whole = '', decimals = ''] = amount ?? [];
  return (
    // A browser that translates the page leaves amounts as they are: what it has replaced is not updated.
    <span className={classNames(styles.figure[size], isLong && styles.wrapped)} translate="no">
      {amount ? (
        <span style={{ fontSize: getFontSize(whole, decimals) }}>
          <span>{whole}</span>
          <span className={styles.quiet}>{decimals}</span>
        </span>
      ) : (
        value
      )}
    </span>
  );
}

type MoneyProps = {
  readonly size?: StatValueSize;
  /** shown by a sign and a colour, except of zero */
  readonly direction?: Direction | undefined;
  /** no money was moved in the end: struck through */
  readonly isVoid?: boolean;
  /** it has not arrived yet: without the colour of what has */
  readonly isIncoming?: boolean;
} & ({ readonly dollars: number } | { readonly units: number | bigint });

/** An amount as `$1,234.50000` or `+$1,234.50000`, from dollars or from units of 0.00001 dollars. */
export function Money({
  size = 'inline',
  direction,
  isVoid = false,
  isIncoming = false,
  ...amount
}: MoneyProps) {
  const units = 'units' in amount ? amount.units : toUnits(amount.dollars);
  const text = formatSigned(units, direction);
  const value = <StatValue size={size} value={text} />;
  if (isVoid) return <s className={styles.refused}>{value}</s>;
  if (isIncoming) return <span className={styles.awaited}>{value}</span>;
  return direction === 'in' && units > 0 ? <span className={styles.received}>{value}</span> : value;
}
