import type { Refusal } from '../appDriver';

/** Runs in the page: from now on the browser refuses this. */
export function refuseInPage(what: Refusal): void {
  const fail = (name: string) => () => {
    throw new DOMException('The browser refuses.', name);
  };
  const reject = async () => fail('NotAllowedError')();
  if (what === 'storage') Storage.prototype.setItem = fail('QuotaExceededError');
  else if (what === 'clipboard') navigator.clipboard.writeText = reject;
  else if (what === 'share') navigator.share = reject;
  else if (what === 'shareClosed') navigator.share = async () => fail('AbortError')();
  else if (what === 'files') URL.createObjectURL = fail('NotAllowedError');
  else if (what === 'comparison' || what === 'numbers') {
    const [owner, name] =
      what === 'numbers' ? [Intl.NumberFormat.prototype, 'format'] : [Intl.Collator.prototype, 'compare'];
    Object.defineProperty(owner, name, { get: fail('NotSupportedError') });
  } else {
    // The lock of the demo's provider is no part of the app.
    const isApps = (name: unknown) => !String(name).endsWith('trellis-demo');
    navigator.locks.request = new Proxy(navigator.locks.request, {
      apply: (request, locks, given) => (isApps(given[0]) ? reject() : Reflect.apply(request, locks, given)),
    });
  }
}
