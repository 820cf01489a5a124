import { ChevronIcon } from '../icons/actions';
import type { DataTableMessages } from './dataTableMessages';
import * as styles from './Pagination.css';
import { pageButtons } from './paginate';

interface PaginationProps {
  readonly caption: string;
  readonly page: number;
  readonly count: number;
  readonly onPage: (page: number) => void;
  readonly messages: DataTableMessages;
}

/** Page buttons; on a phone only previous and next, with the current page between them. */
export const Pagination = ({ caption, page, count, onPage, messages }: PaginationProps) => (
  <nav className={styles.pages} aria-label={messages.pages(caption)}>
    <StepButton
      label={messages.previous}
      enabled={page > 1}
      onPress={() => onPage(page - 1)}
      direction="back"
    />
    <span className={styles.position}>{messages.pageOf(page, count)}</span>
    <ul className={styles.numbers}>
      {pageButtons(page, count).map((other, index) => (
        <li key={other ?? `gap ${index > 1}`}>
          {other === undefined ? (
            <span aria-hidden="true" className={styles.gap}>
              …
            </span>
          ) : (
            <button
              type="button"
              className={styles.number}
              aria-label={messages.page(other)}
              aria-current={other === page ? 'page' : undefined}
              onClick={() => onPage(other)}
            >
              {other}
            </button>
          )}
        </li>
      ))}
    </ul>
    <StepButton
      label={messages.next}
      enabled={page < count}
      onPress={() => onPage(page + 1)}
      direction="on"
    />
  </nav>
);

interface StepButtonProps {
  readonly label: string;
  readonly enabled: boolean;
  readonly onPress: () => void;
  readonly direction: keyof typeof styles.chevrons;
}

/** Stays focusable on the first and last page, where it does nothing. */
const StepButton = ({ label, enabled, onPress, direction }: StepButtonProps) => (
  <button
    type="button"
    className={styles.step}
    aria-label={label}
    aria-disabled={!enabled || undefined}
    onClick={enabled ? onPress : undefined}
  >
    <span className={styles.chevrons[direction]}>
      <ChevronIcon size={18} />
    </span>
  </button>
);
