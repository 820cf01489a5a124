import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useSession } from '../actors/context';
import { ScreenSkeleton } from '../ui/ScreenSkeleton';
import { Shell } from '../views/dashboard/shell/Shell';
import { CrashMessage } from './CrashScreen';
import QueryScope from './QueryScope';
import { type Arrived, RouteFocus } from './RouteFocus';
import type { DashboardView } from './screenFor';

const Donate = lazy(() => import('../views/dashboard/donate/Donate'));
const Withdraw = lazy(() => import('../views/dashboard/withdraw/Withdraw'));
const Home = lazy(() => import('../views/dashboard/home/Home'));
const Deposit = lazy(() => import('../views/dashboard/deposit/Deposit'));
const FundTransfer = lazy(() => import('../views/dashboard/fund-transfer/FundTransfer'));
const Transactions = lazy(() => import('../views/dashboard/transactions/Transactions'));
const Network = lazy(() => import('../views/dashboard/network/Network'));
const Reports = lazy(() => import('../views/dashboard/reports/Reports'));
const Setting = lazy(() => import('../views/dashboard/setting/Setting'));
const DashboardNotFound = lazy(() => import('../views/dashboard/not-found/DashboardNotFound'));

interface DashboardRoutesProps {
  readonly view: DashboardView;
  readonly arrived: Arrived;
}

/** The dashboard's route group with its error screen; the shell stays when a screen in it fails (specification section 2). */
export default function DashboardRoutes({ view, arrived }: DashboardRoutesProps) {
  const member = useSession(({ context }) => context.auth?.user.user_pk);
  return (
    <QueryScope key={member}>
      <Shell>
        <ErrorBoundary resetKeys={[view]} fallback={<CrashMessage area="dashboard" />}>
          <Suspense fallback={<ScreenSkeleton />}>
            <Screen view={view} />
            <RouteFocus screen={view} arrived={arrived} />
          </Suspense>
        </ErrorBoundary>
      </Shell>
    </QueryScope>
  );
}

function Screen({ view }: { readonly view: DashboardView }) {
  switch (view) {
    case 'home':
      return <Home />;
    case 'deposit':
      return <Deposit />;
    case 'fundTransfer':
      return <FundTransfer />;
    case 'withdraw':
      return <Withdraw />;
    case 'donate':
      return <Donate />;
    case 'transactions':
      return <Transactions />;
    case 'network':
      return <Network />;
    case 'reports':
      return <Reports />;
    case 'setting':
      return <Setting />;
    case 'notFound':
      return <DashboardNotFound />;
  }
}
