import { ChevronIcon } from '../icons/actions';
import type { DataTableMessages } from './dataTableMessages';
import * as styles from './Pages.css';
import { pageButtons } from './paginate';

interface PagesProps {
  readonly caption: string;
  readonly page: number;
  readonly count: number;
  readonly onPage: (page: number) => void;
  readonly words: DataTableMessages;
}

/** One button for each page that matters; on a phone only the ways back and on, with where one is between them. */
export const Pages = ({ caption, page, count, onPage, words }: PagesProps) => (
  <nav className={styles.pages} aria-label={words.pages(caption)}>
    <Step label={words.previous} possible={page > 1} onPress={() => onPage(page - 1)} turn="back" />
    <span className={styles.where}>{words.pageOf(page, count)}</span>
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
              aria-label={words.page(other)}
              aria-current={other === page ? 'page' : undefined}
              onClick={() => onPage(other)}
            >
              {other}
            </button>
          )}
        </li>
      ))}
    </ul>
    <Step label={words.next} possible={page < count} onPress={() => onPage(page + 1)} turn="on" />
  </nav>
);

interface StepProps {
  readonly label: string;
  readonly possible: boolean;
  readonly onPress: () => void;
  readonly turn: keyof typeof styles.turned;
}

/** It keeps the focus at either end, where a press does nothing. */
const Step = ({ label, possible, onPress, turn }: StepProps) => (
  <button
    type="button"
    className={styles.step}
    aria-label={label}
    aria-disabled={!possible || undefined}
    onClick={possible ? onPress : undefined}
  >
    <span className={styles.turned[turn]}>
      <ChevronIcon size={18} />
    </span>
  </button>
);
