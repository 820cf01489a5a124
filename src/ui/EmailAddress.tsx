import { TruncatedText } from './dataTable/TruncatedText';
import * as styles from './EmailAddress.css';

/** An e-mail address, quieter than the name that it belongs to. It may break before its domain. */
export function EmailAddress({ children }: { readonly children: string }) {
  const [localPart, ...domain] = children.split(/(?=@)/);
  return (
    <span className={styles.address}>
      <TruncatedText text={children}>
        {localPart}
        <wbr />
        {domain}
      </TruncatedText>
    </span>
  );
}
