import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useSession } from '#src/actors/context.ts';
import { ScreenSkeleton } from '#src/ui/ScreenSkeleton.tsx';
import { Shell } from '#src/views/dashboard/shell/Shell.tsx';
import { CrashMessage } from './CrashScreen';
import QueryScope from './QueryScope';
import { type Arrived, RouteFocus } from './RouteFocus';
import type { DashboardView } from './screenFor';

const Donate = lazy(() => import('#src/views/dashboard/donate/Donate.tsx'));
const Withdraw = lazy(() => import('#src/views/dashboard/withdraw/Withdraw.tsx'));
const Home = lazy(() => import('#src/views/dashboard/home/Home.tsx'));
const Deposit = lazy(() => import('#src/views/dashboard/deposit/Deposit.tsx'));
const FundTransfer = lazy(() => import('#src/views/dashboard/fund-transfer/FundTransfer.tsx'));
const Transactions = lazy(() => import('#src/views/dashboard/transactions/Transactions.tsx'));
const Network = lazy(() => import('#src/views/dashboard/network/Network.tsx'));
const Reports = lazy(() => import('#src/views/dashboard/reports/Reports.tsx'));
const Setting = lazy(() => import('#src/views/dashboard/setting/Setting.tsx'));
const DashboardNotFound = lazy(() => import('#src/views/dashboard/not-found/DashboardNotFound.tsx'));

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
