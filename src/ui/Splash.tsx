import { Logo } from './Logo';
import * as styles from './Splash.css';

interface SplashProps {
  readonly label: string;
}

/** The whole page while the app is starting. */
export const Splash = ({ label }: SplashProps) => (
  <div role="status" className={styles.splash}>
    <span className={styles.mark}>
      <Logo size={48} />
    </span>
    {label}
  </div>
);
