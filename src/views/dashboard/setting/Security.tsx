import type { ReactNode } from 'react';
import { setting } from '#src/messages/setting.ts';
import { Card } from '#src/ui/Card.tsx';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { PasswordForm } from './PasswordForm';
import * as styles from './Setting.css';

const messages = setting.security;

interface DescribedCardProps {
  readonly title: string;
  readonly lead?: string;
  readonly text: string;
  readonly children: ReactNode;
}

const DescribedCard = ({ title, lead, text, children }: DescribedCardProps) => (
  <Card>
    <div className={styles.described}>
      <div>
        <h2 className={styles.cardTitle}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
        <p className={styles.quiet}>{text}</p>
      </div>
      <div>{children}</div>
    </div>
  </Card>
);

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
