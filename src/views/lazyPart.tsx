import {
  type ComponentType,
  type FunctionComponent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { reloadStyleSheets, reportLoadFailure } from '#src/browser/deployment.ts';
import { LoadFailure } from './LoadFailure';

/** A host or a filter may answer with an empty script in place of one that is missing. */
type Load<Props> = () => Promise<{ readonly default?: ComponentType<Props> }>;

const renewals = new Set<() => void>();
const refetches = new Set<() => Promise<void>>();

/** For path tests: fetches the code of all parts anew, as a new page would; what is mounted stays. Never rejects. */
export const refetchParts = (): Promise<unknown> => Promise.all([...refetches].map((refetch) => refetch()));

/** After a failure, the parts that could not be loaded are loaded again when they are rendered next. */
export function renewFailedParts(): void {
  for (const renew of renewals) renew();
  renewals.clear();
}

/** A component whose code is fetched when it is first rendered, or before. */
export type PreloadableComponent<Props> = FunctionComponent<Props> & {
  /** Fetches the code. Never rejects: a failure shows when the component is rendered. */
  readonly preload: () => Promise<void>;
  readonly isLoaded: () => boolean;
};

/**
 * React's `lazy`, which keeps a failure for ever, until `renewFailedParts` is called. Code that has been fetched is
 * rendered at once: a fallback, once committed, stays for 300 ms however soon the code arrives.
 */
export function renewableLazy<Props extends object>(load: Load<Props>): PreloadableComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<{ readonly default: ComponentType<Props> }> | undefined;
  let begin = load;
  const start = () => {
    loading ??= begin()
      .then(({ default: Part }) => {
        if (!Part) throw reportLoadFailure(new Error('A file of the app is empty.'));
        loaded = Part;
        return { default: Part };
      })
      .catch((failure: unknown) => {
        begin = () => reloadStyleSheets().then(load);
        throw failure;
      });
    return loading;
  };
  const create = () =>
    lazy(() =>
      start().catch((failure: unknown) => {
        renewals.add(renew);
        throw failure;
      }),
    );
  let current: ComponentType<Props> = create();
  const renew = () => {
    loading = undefined;
    current = create();
  };
  function RenewableLazy(props: Props) {
    // The same for as long as it is mounted: another type would lose its state.
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? current);
    return <Part {...props} />;
  }
  const preload = async () => {
    try {
      await start();
    } catch {
      loading = undefined;
    }
  };
  refetches.add(() => {
    loaded = undefined;
    renew();
    return preload();
  });
  return Object.assign(RenewableLazy, { preload, isLoaded: () => loaded !== undefined });
}

interface PartBoundaryProps {
  /** what is missing where it fails: `Team Tree Graph` */
  readonly what: string;
  /** a change tries again */
  readonly resetKeys?: unknown[];
  readonly children: ReactNode;
}

/** A part whose failure costs its own place, where it is said, with Retry (D52). The focus stays there. */
export function PartBoundary({ what, resetKeys, children }: PartBoundaryProps) {
  const place = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) place.current?.focus();
  }, [attempts]);
  return (
    <div ref={place} tabIndex={-1}>
      <ErrorBoundary
        {...(resetKeys ? { resetKeys } : {})}
        onReset={renewFailedParts}
        fallbackRender={({ error, resetErrorBoundary }) => (
          <LoadFailure
            what={what}
            error={error}
            failedBefore={attempts > 0}
            onRetry={() => {
              setAttempts(attempts + 1);
              resetErrorBoundary();
            }}
          />
        )}
      >
        {children}
      </ErrorBoundary>
    </div>
  );
}

interface LazyPartOptions {
  readonly what: string;
  /** while it is loading */
  readonly fallback?: ReactNode;
}

/** A component that is loaded by itself, in a boundary of its own. */
export function lazyPart<Props extends object>(load: Load<Props>, options: LazyPartOptions) {
  const { what, fallback = null } = options;
  const Part = renewableLazy(load);
  function LazyPart(props: Props) {
    return (
      <PartBoundary what={what}>
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    );
  }
  return Object.assign(LazyPart, { preload: Part.preload });
}
