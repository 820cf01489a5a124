import { TruncatedText } from './dataTable/TruncatedText';
import * as styles from './EmailAddress.css';

interface EmailProps {
  readonly children: string;
}

/** An e-mail address as part of a text. It may break before its domain. */
export function EmailText({ children }: EmailProps) {
  const [localPart, ...domain] = children.split(/(?=@)/);
  return (
    <>
      {localPart}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: it takes no focus, and Chromium has a space for it in names */}
      <wbr aria-hidden="true" />
      {domain}
    </>
  );
}

/** An e-mail address, quieter than the name that it belongs to. */
export const EmailAddress = ({ children }: EmailProps) => (
  <span className={styles.address}>
    <TruncatedText text={children}>
      <EmailText>{children}</EmailText>
    </TruncatedText>
  </span>
);
