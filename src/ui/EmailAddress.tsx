import * as styles from './EmailAddress.css';

/** An e-mail address, quieter than the name that it belongs to. It may break before its domain. */
export function EmailAddress({ children }: { readonly children: string }) {
  const [localPart, ...domain] = children.split(/(?=@)/);
  return (
    <span className={styles.address}>
      {localPart}
      <wbr />
      {domain}
    </span>
  );
}
