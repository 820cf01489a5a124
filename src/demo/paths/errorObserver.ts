import { isPlanned } from './plannedFailures';

const LEVELS = ['error', 'warn', 'info', 'log', 'debug'] as const;
/** What is written elsewhere is left from debugging. */
const REPORTING: readonly string[] = ['error', 'warn'];

const describe = (value: unknown): string => {
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** The app reports a failure as a sentence and its error; anything else is a warning of a library, or left from debugging. */
const isReport = ([sentence, failure]: readonly unknown[]): boolean =>
  typeof sentence === 'string' && !sentence.startsWith('%') && failure instanceof Error;

/**
 * Observes the console, uncaught errors, unhandled rejections and files that cannot be loaded. `isShown`: the console
 * shows what is written to it, as ever.
 */
export function observeErrors({ isShown }: { readonly isShown: boolean }) {
  /** what the app has reported: `error logged: The login failed. ApiError: …` */
  const reports: string[] = [];
  const caught = new Set<string>();
  /** what must not happen, as sentences */
  const faults: string[] = [];
  const { error, warn, info, log, debug } = console;
  const levels = { error, warn, info, log, debug };
  const listen = (level: (typeof LEVELS)[number]) => {
    console[level] = (...values: unknown[]) => {
      const text = values.map(describe).join(' ');
      const thrown = values.find(isPlanned);
      if (thrown) caught.add(`caught: ${describe(thrown)}`);
      else if (REPORTING.includes(level) && isReport(values)) reports.push(`${level} logged: ${text}`);
      else faults.push(`The console shows: ${text}`);
      if (isShown) levels[level](...values);
    };
  };
  const onError = (event: Event) => {
    if (event instanceof ErrorEvent) faults.push(`An error was not caught: ${event.message}.`);
    else if (event.target instanceof HTMLElement)
      faults.push(`A file could not be loaded: ${event.target.outerHTML}.`);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    faults.push(`A rejection was not handled: ${describe(reason)}.`);
  };
  return {
    getReports: (): readonly string[] => [...reports, ...caught],
    faults,
    start(): void {
      for (const level of LEVELS) listen(level);
      window.addEventListener('error', onError, { capture: true });
      window.addEventListener('unhandledrejection', onRejection);
    },
    beginStep(): void {
      reports.length = 0;
      caught.clear();
    },
    stop(): void {
      Object.assign(console, levels);
      window.removeEventListener('error', onError, { capture: true });
      window.removeEventListener('unhandledrejection', onRejection);
    },
  };
}
