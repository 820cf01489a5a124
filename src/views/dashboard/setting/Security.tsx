import { setting } from '#src/messages/setting.ts';
import { Card } from '#src/ui/Card.tsx';
import { PasswordForm } from './PasswordForm';
import * as styles from './Setting.css';

const messages = setting.security;

/** Security settings (R2.65, R2.66). */
export const Security = () => (
  <div className={styles.columns}>
    <Card>
      <h2 className={styles.cardTitle}>{messages.changePassword}</h2>
      <p>{messages.changePasswordText}</p>
      <div className={styles.below}>
        <PasswordForm />
      </div>
    </Card>
    <Card>
      <h2 className={styles.cardTitle}>{messages.twoFactor}</h2>
      <p className={styles.lead}>{messages.twoFactorLead}</p>
      <p>{messages.twoFactorText}</p>
    </Card>
  </div>
);
