import { Button } from '../Button';
import * as styles from './DataTable.css';

interface NoMatchProps {
  readonly sentence: string;
  readonly clear: string;
  readonly onClear: (() => void) | undefined;
}

/** There are rows, but none like that; or may be, without the filters. */
export const NoMatch = ({ sentence, clear, onClear }: NoMatchProps) => (
  <div className={styles.noMatch}>
    <p role="status">{sentence}</p>
    {onClear && (
      <Button variant="secondary" onClick={onClear}>
        {clear}
      </Button>
    )}
  </div>
);
