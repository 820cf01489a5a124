import { Card } from '../../../ui/Card';
import { setting } from '../../../wording/setting';
import { PasswordForm } from './PasswordForm';
import * as styles from './Setting.css';

const sentences = setting.security;

/** What protects the account, and the form that changes the password (specification section 2). */
export const Security = () => (
  <div className={styles.stack}>
    <div className={styles.cards}>
      <Card>
        <h2 className={styles.cardTitle}>{sentences.changePassword}</h2>
        <p>{sentences.changePasswordText}</p>
      </Card>
      <Card>
        <h2 className={styles.cardTitle}>{sentences.twoFactor}</h2>
        <p className={styles.lead}>{sentences.twoFactorLead}</p>
        <p>{sentences.twoFactorText}</p>
      </Card>
    </div>
    <Card>
      <PasswordForm />
    </Card>
  </div>
);
