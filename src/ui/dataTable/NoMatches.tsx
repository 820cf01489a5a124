import { Button } from '../Button';
import * as styles from './DataTable.css';

interface NoMatchesProps {
  readonly message: string;
  readonly clearLabel: string;
  readonly onClear: (() => void) | undefined;
}

/** No row matches the filters. */
export const NoMatches = ({ message, clearLabel, onClear }: NoMatchesProps) => (
  <div className={styles.noMatch}>
    <p role="status">{message}</p>
    {onClear && (
      <Button variant="secondary" onClick={onClear}>
        {clearLabel}
      </Button>
    )}
  </div>
);
