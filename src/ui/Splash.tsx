import { Logo } from './Logo';
import * as styles from './Splash.css';

interface SplashProps {
  readonly label: string;
  /** alert: it has not started */
  readonly role?: 'alert' | 'status';
}

/** The whole page while the app is starting. */
export const Splash = ({ label, role = 'status' }: SplashProps) => (
  <div role={role} className={styles.splash}>
    <span className={styles.mark}>
      <Logo size={48} />
    </span>
    {label}
  </div>
);
