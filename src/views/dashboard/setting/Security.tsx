import { setting } from '#src/messages/setting.ts';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { DescribedCard } from './DescribedCard';
import { PasswordForm } from './PasswordForm';
import * as styles from './Setting.css';

const messages = setting.security;

/** Security settings (R2.65, R2.66). */
export const Security = () => (
  <div className={styles.stack}>
    <DescribedCard title={messages.changePassword} text={messages.changePasswordText}>
      <PasswordForm />
    </DescribedCard>
    <DescribedCard title={messages.twoFactor} lead={messages.twoFactorLead} text={messages.twoFactorText}>
      <StatusBadge tone="idle">{messages.twoFactorStatus}</StatusBadge>
      <p className={styles.quiet}>{messages.twoFactorAbsent}</p>
    </DescribedCard>
  </div>
);
