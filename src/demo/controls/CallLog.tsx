import { useEffect, useState, useSyncExternalStore } from 'react';
import { type LoggedCall, toCurl } from '#mocks/server/callLog.ts';
import { notify } from '#src/actors/notify.ts';
import { demoNetwork as messages } from '#src/messages/demoNetwork.ts';
import { Button } from '#src/ui/Button.tsx';
import { CopyText } from '../CopyText';
import { nameCall } from '../describeConditions';
import * as styles from './ControlPanel.css';
import { ControlSection } from './ControlSection';
import { usePanel } from './panelContext';
import { useConditions, withFault } from './useConditions';

type Bodies = Awaited<ReturnType<LoggedCall['readBodies']>>;

const formatTime = (at: number) => new Date(at).toLocaleTimeString('en-GB');

function describeStatus({ status, fault }: LoggedCall): string {
  if (status === undefined)
    return fault === 'unanswered' ? messages.outcomes.unanswered[0] : messages.underWay;
  return status === 0 ? messages.lost : String(status);
}

const Body = ({ title, body }: { readonly title: string; readonly body: unknown }) => (
  <>
    <h4 className={styles.label}>{title}</h4>
    {body === undefined ? (
      <p className={styles.hint}>{messages.noBody}</p>
    ) : (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
      <pre className={styles.json} tabIndex={0}>
        {typeof body === 'string' ? body : JSON.stringify(body, null, 2)}
      </pre>
    )}
  </>
);

function CallDetails({ call }: { readonly call: LoggedCall }) {
  const { conditions, setConditions } = useConditions();
  const [bodies, setBodies] = useState<Bodies>();
  useEffect(() => {
    let isCurrent = true;
    void call.readBodies().then((read) => {
      if (isCurrent) setBodies(read);
    });
    return () => {
      isCurrent = false;
    };
  }, [call]);
  const failNext = () => {
    setConditions(
      withFault(conditions, call.endpoint, { when: 'next', outcome: { kind: 'serverError', status: 500 } }),
    );
    notify.success(messages.failsNext(nameCall(call.endpoint)));
  };
  const curl = toCurl(call, location.origin, bodies?.sent);
  return (
    <div className={styles.rowBody}>
      <code className={styles.code}>{call.address}</code>
      {bodies && (
        <>
          <Body title={messages.sent} body={bodies.sent} />
          <Body title={messages.received} body={bodies.received} />
        </>
      )}
      <div className={styles.choices}>
        <Button variant="secondary" onClick={failNext}>
          {messages.failNext}
        </Button>
        <CopyText
          text={curl}
          label={messages.copyCurl}
          copiedLabel={messages.copiedCurl}
          failure={<Body title={messages.copyFailed} body={curl} />}
        />
      </div>
    </div>
  );
}

function CallRow({ call }: { readonly call: LoggedCall }) {
  const [isOpen, setIsOpen] = useState(false);
  const { status, durationMs, fault, endpoint, at } = call;
  const hasFailed = fault !== undefined || status === 0 || (status !== undefined && status >= 400);
  return (
    <details className={styles.row} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.rowHead}>
        <span className={styles.rowName}>
          {nameCall(endpoint)}
          <span className={styles.figures}>
            {formatTime(at)}
            {durationMs !== undefined && ` · ${messages.duration(durationMs)}`}
          </span>
        </span>
        <span className={hasFailed ? styles.on : styles.figures}>{describeStatus(call)}</span>
      </summary>
      {isOpen && <CallDetails call={call} />}
    </details>
  );
}

/** The calls of this tab, as the provider has received and answered them. */
export function CallLog() {
  const { calls } = usePanel().provider.controls;
  const logged = useSyncExternalStore(calls.subscribe, calls.list);
  return (
    <ControlSection
      title={messages.log}
      hint={logged.length > 0 ? messages.logHint : messages.logEmpty}
      keywords={messages.logKeywords}
    >
      <div className={styles.rows}>
        {logged.map((call) => (
          <CallRow key={call.id} call={call} />
        ))}
      </div>
      {logged.length > 0 && (
        <Button variant="secondary" onClick={calls.clear}>
          {messages.clearLog}
        </Button>
      )}
    </ControlSection>
  );
}
