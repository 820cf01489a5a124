import type { Toast } from '../../paths/plan';
import type { Outcome, SentCall, SilentOutcome } from '../appDriver';
import { changeResponse, isCaptured, toResponse } from '../responseCaptures';
import { getToastKind } from '../toastKind';

/** A toast, and the number of its place among others: a message that is shown again stays in its place. */
export interface PlacedToast extends Toast {
  readonly place: number;
}

/** A message from the page to the test. The reply to `call` is how the call is to end, once the test has decided. */
export type PageMessage =
  | { readonly type: 'opened' }
  | ({ readonly type: 'call'; readonly id: number } & SentCall)
  | { readonly type: 'aborted'; readonly id: number }
  | {
      readonly type: 'ended';
      readonly id: number;
      readonly call: string;
      readonly status: number;
      readonly responseBody: string;
    }
  | { readonly type: 'toast'; readonly toast: PlacedToast };

declare const reportToTest: (message: PageMessage) => Promise<Outcome>;
declare global {
  /** what the test has left in the page before this module: the base path of the API, and the browser's own timeout */
  var pathTest: { readonly api: string; readonly timeout: typeof AbortSignal.timeout };
}

/**
 * Runs in the page before the app: intercepts every call of the API until the test decides how it ends, and reports
 * calls and toasts to the test.
 */
function instrumentPage(): void {
  const { api, timeout } = globalThis.pathTest;
  // Timeouts of calls stay on real time.
  Object.defineProperty(AbortSignal, 'timeout', { value: timeout });
  const base = new URL(api, location.href);
  const send = window.fetch.bind(window);
  let calls = 0;

  // The demo accepts only responses with its own header; without it, it handles the call itself.
  const headers = { 'x-trellis-demo': '1' };
  const respond = (status: number, content: unknown) => Response.json(content, { status, headers });
  const breakConnection = () => {
    const broken = new ReadableStream({ start: (body) => body.error(new TypeError('Failed to fetch')) });
    return new Response(broken, { headers });
  };

  async function complete(outcome: Outcome, request: Request): Promise<Response> {
    if ('error' in outcome) {
      const { kind, error, message } = outcome;
      return kind === 'refusal'
        ? respond(422, { error, message })
        : respond(200, { success: false, error, message });
    }
    if ('body' in outcome) return toResponse(outcome, headers);
    if (outcome.kind !== 'changedAnswer') return completeSilently(outcome.kind, request);
    const response = await send(request);
    const body: unknown = await response.json();
    changeResponse(body, outcome.changes);
    return Response.json(body, response);
  }

  async function completeSilently(kind: SilentOutcome, request: Request): Promise<Response> {
    switch (kind) {
      case 'unauthorized':
        return respond(401, { error: 'Please sign in again.', message: 'The token has expired.' });
      case 'serverError':
        return respond(500, {});
      case 'malformed':
        return respond(200, { unexpected: true });
      // Not a rejection: the demo handles calls itself that its worker has not answered. To the app the answer has begun.
      case 'unreachable':
        return breakConnection();
      case 'responseTruncated':
        await send(request);
        return breakConnection();
      case 'responseLost':
        await send(request);
        throw new TypeError('Failed to fetch');
      case 'answer':
        return send(request);
    }
  }

  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(`${base.href}/`)) return send(request);
    const { signal } = request;
    const { pathname, search } = new URL(request.url);
    const call = `${request.method} ${pathname.slice(base.pathname.length)}`;
    const bearer = request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? null;
    const body = await request.clone().text();
    const type = request.headers.get('content-type');
    const json =
      request.headers.get('accept') === 'application/json' &&
      type === (body === '' ? null : 'application/json');
    signal.throwIfAborted();

    calls += 1;
    const id = calls;
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    const outcome = reportToTest({ type: 'call', id, call, search, bearer, body, json });
    aborted.catch(() => reportToTest({ type: 'aborted', id }));
    let status = 0;
    let responseBody = '';
    try {
      const response = await complete(await Promise.race([outcome, aborted]), request);
      status = response.status;
      // The bodies of these calls contain tokens, and values that later steps refer to.
      if (response.ok && isCaptured(call)) {
        responseBody = await response
          .clone()
          .text()
          .catch(() => '');
      }
      return response;
    } finally {
      await reportToTest({ type: 'ended', id, call, status, responseBody });
    }
  };

  const reported = new WeakMap<Element, string>();
  const places: (Element | null)[] = [];
  const getPlace = (toast: Element): number => {
    const element = toast.closest('[data-rht-toaster] > *');
    if (!places.includes(element)) places.push(element);
    return places.indexOf(element);
  };
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('[data-rht-toaster] [role=status]')) {
      const text = toast.textContent ?? '';
      if (text === '' || reported.get(toast) === text) continue;
      reported.set(toast, text);
      void reportToTest({
        type: 'toast',
        toast: { kind: getToastKind(toast), text, place: getPlace(toast) },
      });
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });

  void reportToTest({ type: 'opened' });
}

if (location.protocol !== 'about:' && window === window.top) instrumentPage();
