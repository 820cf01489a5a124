/** How a call ends. */
export interface CallOutcome {
  readonly kind:
    | 'answer'
    | 'unauthorized'
    | 'refusal'
    | 'serverError'
    | 'unsuccessful'
    | 'malformed'
    | 'responseLost'
    | 'responseTruncated'
    | 'unreachable';
  readonly sentence?: string;
}

/** A call as it leaves the app: `POST /users/login`. */
export interface SentCall {
  readonly call: string;
  /** its query, with the question mark; empty without one */
  readonly search: string;
  readonly bearer: string | null;
  readonly body: string;
  /** its headers are those of a call that sends (if it has a body) and accepts JSON */
  readonly json: boolean;
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
  | { readonly type: 'toast'; readonly text: string };

declare const reportToTest: (message: PageMessage) => Promise<CallOutcome>;

/** Runs in the page before its clock is faked, so that timeouts of calls stay on real time. */
export function saveRealTimeout(): void {
  Reflect.set(window, 'realAbortTimeout', AbortSignal.timeout);
}

/**
 * Runs in the page before the app: intercepts every call below `api` until the test decides how it ends, and reports
 * calls and toasts to the test.
 */
export function instrumentPage(api: string): void {
  if (location.protocol === 'about:' || window !== window.top) return;
  Object.defineProperty(AbortSignal, 'timeout', { value: Reflect.get(window, 'realAbortTimeout') });
  const base = new URL(api, location.href);
  const send = window.fetch.bind(window);
  const capturedCalls = new Set([
    'POST /users/login',
    'GET /v1/auth/refresh-token',
    'POST /wallet/generate',
    'POST /transfers/process',
    'GET /users/profile',
  ]);
  let calls = 0;

  // The demo accepts only responses with its own header; without it, it handles the call itself.
  const respond = (status: number, content: unknown) =>
    Response.json(content, { status, headers: { 'x-trellis-demo': '1' } });
  const refuse = (status: number, sentence: string) =>
    respond(status, { error: sentence, message: sentence });

  const breakConnection = () => {
    const broken = new ReadableStream({ start: (body) => body.error(new TypeError('Failed to fetch')) });
    return new Response(broken, { headers: { 'x-trellis-demo': '1' } });
  };

  async function complete({ kind, sentence = '' }: CallOutcome, request: Request): Promise<Response> {
    switch (kind) {
      case 'unauthorized':
        return refuse(401, 'Please sign in again.');
      case 'refusal':
        return refuse(422, sentence);
      case 'serverError':
        return respond(500, {});
      case 'unsuccessful':
        return respond(200, { success: false, message: sentence });
      case 'malformed':
        return respond(200, { unexpected: true });
      // Not a rejection: the demo handles calls itself that its worker has not answered. The app cannot tell the difference.
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
      if (response.ok && capturedCalls.has(call)) {
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
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('[data-rht-toaster] [role=status]')) {
      const text = toast.textContent ?? '';
      if (text === '' || reported.get(toast) === text) continue;
      reported.set(toast, text);
      void reportToTest({ type: 'toast', text });
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });

  void reportToTest({ type: 'opened' });
}

/** Runs in the page before the app: hides the stored session from this tab until it signs in itself. */
export function hideStoredSession(authKey: string): void {
  const read = Storage.prototype.getItem;
  const write = Storage.prototype.setItem;
  Storage.prototype.getItem = function (key) {
    return key === authKey ? null : read.call(this, key);
  };
  Storage.prototype.setItem = function (key, value) {
    if (key === authKey) Storage.prototype.getItem = read;
    write.call(this, key, value);
  };
}
