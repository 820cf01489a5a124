import { buttonClass } from '../ui/buttonClass';
import { ErrorState } from '../ui/ErrorState';
import { crash } from '../wording/problems';

interface CrashScreenProps {
  readonly area: 'public' | 'dashboard';
  /** where the area begins */
  readonly home: string;
}

/**
 * The error screens of the public and the dashboard route group (specification section 2). Both ways out load the
 * page anew: what failed may be a part of the app that could not be fetched, and that is only asked for once.
 */
export const CrashScreen = ({ area, home }: CrashScreenProps) => (
  <main>
    <ErrorState
      title={crash.title}
      detail={crash[area]}
      retryLabel={crash.retry}
      onRetry={() => location.reload()}
    />
    <p>
      <a href={home} className={buttonClass('quiet')}>
        {area === 'dashboard' ? crash.dashboardHome : crash.home}
      </a>
    </p>
  </main>
);
