import { type ComponentProps, type ReactNode, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { renewFailedParts } from '#src/views/lazyPart.tsx';
import { CrashMessage, CrashScreen } from './CrashScreen';
import { type HasNavigated, RouteFocus } from './RouteFocus';

interface ScreenBoundaryProps {
  readonly area: ComponentProps<typeof CrashMessage>['area'];
  /** a change tries the other screen */
  readonly screen?: string | undefined;
  readonly hasNavigated: HasNavigated;
  /** the message is a page of its own, without a layout around it */
  readonly isWholePage?: boolean;
  readonly children: ReactNode;
}

/**
 * A screen that fails is replaced by a message (R2.12, R2.13), which gets title and focus as a screen does (D724). One that could not be loaded is loaded again on request;
 * the second time the page is, because some browsers keep a failed import until then.
 */
export function ScreenBoundary(props: ScreenBoundaryProps) {
  const { area, screen, hasNavigated, isWholePage = false, children } = props;
  const [retried, setRetried] = useState<{ readonly screen: string | undefined }>();
  const Message = isWholePage ? CrashScreen : CrashMessage;
  return (
    <ErrorBoundary
      resetKeys={[screen]}
      onReset={renewFailedParts}
      fallbackRender={({ error, resetErrorBoundary }) => {
        const retry = () => {
          setRetried({ screen });
          resetErrorBoundary();
        };
        const canRetry = !retried || retried.screen !== screen;
        return (
          <>
            <Message area={area} error={error} {...(canRetry ? { onRetry: retry } : {})} />
            <RouteFocus screen={screen ?? area} hasNavigated={hasNavigated} />
          </>
        );
      }}
    >
      {children}
    </ErrorBoundary>
  );
}
