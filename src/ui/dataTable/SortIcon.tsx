import { LineDrawing } from '../icons/Icon';
import * as styles from './TableFrame.css';

const ARROWS = {
  ascending: 'M6 10V2M2.5 5.5 6 2l3.5 3.5',
  descending: 'M6 2v8M2.5 6.5 6 10l3.5-3.5',
  none: 'M3.5 4.5 6 2l2.5 2.5M3.5 7.5 6 10l2.5-2.5',
};

/** The sort direction of a column; `aria-sort` announces it. */
export const SortIcon = ({ direction }: { readonly direction: keyof typeof ARROWS }) => (
  <LineDrawing
    className={direction === 'none' ? styles.sortIconIdle : styles.sortIcon}
    size={12}
    viewBox="0 0 12 12"
    strokeWidth="1.5"
  >
    <path d={ARROWS[direction]} />
  </LineDrawing>
);
