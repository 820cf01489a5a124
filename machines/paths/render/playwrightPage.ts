/** How a call of the provider ends. */
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
  /** it says that what it carries, if anything, is JSON, and that JSON may come back */
  readonly json: boolean;
}

/** What the page tells the test. The answer to `call` is how the call ends, once that is known. */
export type PageMessage =
  | { readonly tell: 'opened' }
  | ({ readonly tell: 'call'; readonly id: number } & SentCall)
  | { readonly tell: 'gaveUp'; readonly id: number }
  | {
      readonly tell: 'ended';
      readonly id: number;
      readonly call: string;
      readonly status: number;
      readonly reply: string;
    }
  | { readonly tell: 'message'; readonly text: string };

declare const tellTest: (news: PageMessage) => Promise<CallOutcome>;

/** Runs in the page, before its clock is ours: calls give up in real time, however much of it a test lets pass. */
export function fakeTimeouts(): void {
  Reflect.set(window, 'timeoutOfCalls', AbortSignal.timeout);
}

/**
 * Runs in the page, before the app: holds every call below `api` until the test says how it ends, and tells the test
 * of calls and brief messages.
 */
export function instrumentPage(api: string): void {
  if (location.protocol === 'about:' || window !== window.top) return;
  Object.defineProperty(AbortSignal, 'timeout', { value: Reflect.get(window, 'timeoutOfCalls') });
  const base = new URL(api, location.href);
  const send = window.fetch.bind(window);
  const listenedTo = new Set([
    'POST /users/login',
    'GET /v1/auth/refresh-token',
    'POST /wallet/generate',
    'POST /transfers/process',
    'GET /users/profile',
  ]);
  let calls = 0;

  // The demo believes an answer only with its mark, and takes any other for a call that went past it.
  const reply = (status: number, content: unknown) =>
    Response.json(content, { status, headers: { 'x-trellis-demo': '1' } });
  const refuse = (status: number, sentence: string) => reply(status, { error: sentence, message: sentence });

  const breakOff = () => {
    const broken = new ReadableStream({ start: (body) => body.error(new TypeError('Failed to fetch')) });
    return new Response(broken, { headers: { 'x-trellis-demo': '1' } });
  };

  async function end({ kind, sentence = '' }: CallOutcome, request: Request): Promise<Response> {
    switch (kind) {
      case 'unauthorized':
        return refuse(401, 'Please sign in again.');
      case 'refusal':
        return refuse(422, sentence);
      case 'serverError':
        return reply(500, {});
      case 'unsuccessful':
        return reply(200, { success: false, message: sentence });
      case 'malformed':
        return reply(200, { unexpected: true });
      // Not a rejection: the demo carries out by itself what its worker has not seen. For the app it is the same.
      case 'unreachable':
        return breakOff();
      case 'responseTruncated':
        await send(request);
        return breakOff();
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
    const givenUp = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    const ending = tellTest({ tell: 'call', id, call, search, bearer, body, json });
    givenUp.catch(() => tellTest({ tell: 'gaveUp', id }));
    let status = 0;
    let answer = '';
    try {
      const response = await end(await Promise.race([ending, givenUp]), request);
      status = response.status;
      // Only these are looked into: they are what new tokens come with, and what later steps speak of.
      if (response.ok && listenedTo.has(call)) {
        answer = await response
          .clone()
          .text()
          .catch(() => '');
      }
      return response;
    } finally {
      await tellTest({ tell: 'ended', id, call, status, reply: answer });
    }
  };

  const told = new WeakMap<Element, string>();
  new MutationObserver(() => {
    for (const shown of document.querySelectorAll('[data-rht-toaster] [role=status]')) {
      const text = shown.textContent ?? '';
      if (text === '' || told.get(shown) === text) continue;
      told.set(shown, text);
      void tellTest({ tell: 'message', text });
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });

  void tellTest({ tell: 'opened' });
}

/** Runs in the page, before the app: a tab that knows of no session until it signs in itself. */
export function clearSession(): void {
  const read = Storage.prototype.getItem;
  const write = Storage.prototype.setItem;
  Storage.prototype.getItem = function (key) {
    return key === 'auth' ? null : read.call(this, key);
  };
  Storage.prototype.setItem = function (key, value) {
    if (key === 'auth') Storage.prototype.getItem = read;
    write.call(this, key, value);
  };
}
