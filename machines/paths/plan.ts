/** A call of the provider, by the letter of its contract: `POST /users/login`. */
export type Call = `${'GET' | 'POST' | 'PUT'} /${string}`;

/**
 * What a name, an address or a text may hold in the place of somebody's data: `{member.key}`, `{recipient.name}`; or of
 * what the provider last told: `{provider.address}` (of the deposit wallet), `{provider.balance}` (the impact balance,
 * as dollars are shown), `{provider.transferId}`.
 */
export type Template = string;

/**
 * How the provider ends a call:
 * - `answer`: with what it has to say;
 * - `unauthorized`: 401, as for a token that has expired;
 * - `refusal`: 422 with a sentence; `silentRefusal`: 500 without one;
 * - `unsuccessful`: 200 that says `success: false`, with a sentence;
 * - `nonsense`: 200 with a body that is not the contract's;
 * - `responseLost`: carried out, and the connection breaks before the answer; `responseTruncated`: in the middle of it;
 * - `unreachable`: it never arrives.
 */
export type Outcome =
  | {
      readonly kind:
        | 'answer'
        | 'unauthorized'
        | 'serverError'
        | 'malformed'
        | 'responseLost'
        | 'responseTruncated'
        | 'unreachable';
    }
  | { readonly kind: 'refusal' | 'unsuccessful'; readonly sentence: string };

/** What is stored of a session in the browser when the app starts. */
export type StoredSession = 'session' | 'nothing' | 'garbage';

/** One thing that is done, by the member or by the world around the app. Plain data. */
export type Action =
  /** types an address: the app starts anew there, with what is stored */
  | { readonly type: 'open'; readonly path: string }
  /** goes to an address of the app without leaving it, as the Back button does */
  | { readonly type: 'navigate'; readonly path: string }
  /** presses the browser's Back button */
  | { readonly type: 'goBack' }
  | { readonly type: 'click'; readonly role: 'button' | 'link' | 'tab'; readonly name: string }
  | { readonly type: 'fill'; readonly label: string; readonly text: Template }
  /** the next such call waits, besides those that the plan always holds */
  | { readonly type: 'hold'; readonly call: Call }
  /** the next such call is answered like this, at once */
  | { readonly type: 'mockNextResponse'; readonly call: Call; readonly outcome: Outcome }
  /** the oldest call of this kind that waits goes on */
  | { readonly type: 'release'; readonly call: Call; readonly outcome: Outcome }
  /** what the browser has stored, and that it now tells the app */
  | { readonly type: 'restoreStorage'; readonly stored: StoredSession }
  /** the browser's storage is asked, and does not answer */
  | { readonly type: 'stallStorage' }
  /** somebody does this in another tab of the same browser */
  | {
      readonly type: 'otherTab';
      readonly operation: 'login' | 'refreshToken' | 'logout';
      readonly as: 'member' | 'other';
    }
  /** the app's timers move on, in milliseconds */
  | { readonly type: 'advanceTimers'; readonly milliseconds: number }
  /** the wall clock is found moved by so many milliseconds, as after a sleep, when this happens; the timers stood still */
  | {
      readonly type: 'wake';
      readonly milliseconds: number;
      readonly at: 'tick' | 'focus' | 'pageshow' | 'visibilitychange';
    };

/** One thing that must be so, now or within a moment. Plain data. */
export type Assertion =
  | { readonly type: 'heading' | 'text' | 'alert' | 'status'; readonly text: Template }
  /** no notice on the screen, not even an empty one: neither status nor alert */
  | { readonly type: 'noNotice' }
  /** nowhere on the screen */
  | { readonly type: 'absent'; readonly text: Template }
  | { readonly type: 'fieldValue'; readonly label: string; readonly value: Template }
  /** the button shows that it is at work, or does not */
  | { readonly type: 'busy' | 'notBusy'; readonly button: string }
  /** the part of the screen with this text says that it is still being loaded */
  | { readonly type: 'loading'; readonly text: Template }
  /** the tab that is chosen in the tab list of this name */
  | { readonly type: 'selectedTab'; readonly tab: string; readonly tabList: string }
  | { readonly type: 'link'; readonly name: string; readonly path: string }
  /** a picture of this name that is a QR code, and what the code says */
  | { readonly type: 'qrCode'; readonly name: string; readonly text: Template }
  /** what has the focus, by its text; an empty text: nothing of the app has it */
  | { readonly type: 'focused'; readonly text: string }
  /** what was last copied to the clipboard */
  | { readonly type: 'clipboard'; readonly text: Template }
  /** path and query */
  | { readonly type: 'url'; readonly path: string }
  /** so many calls of this kind wait for the provider */
  | { readonly type: 'pendingCalls'; readonly call: Call; readonly count: number }
  /** the last call of this kind carried this body (a JSON text), and said that it is JSON and that JSON may come back */
  | { readonly type: 'requestBody'; readonly call: Call; readonly body: Template }
  /** so many calls of this kind were made since the plan began */
  | { readonly type: 'callCount'; readonly call: Call; readonly count: number }
  /** at least one call of this kind was made since the step began */
  | { readonly type: 'called'; readonly call: Call }
  /** the last call of this kind carried the newest token that the provider gave out */
  | { readonly type: 'newestToken'; readonly call: Call }
  /** the last call of this kind carried no token */
  | { readonly type: 'noToken'; readonly call: Call }
  /**
   * what the browser keeps: the newest token in storage and, for seven days, in a cookie, with the role in another; a
   * deposit wallet; or nothing of it
   */
  | { readonly type: 'stored' | 'notStored'; readonly what: 'session' | 'depositWallet' }
  /** the machine's own state: for whoever can look inside */
  | { readonly type: 'machineState'; readonly machine: string; readonly state: string };

export type Initiator = 'member' | 'provider' | 'clock' | 'browser' | 'otherTab';

/** JSON that a tester can read: what is noticed of a context. */
export type ObservedContext = Readonly<Record<string, string | number | boolean | null>>;

/** What must be so in a state, with what is noticed in it. */
export interface ExpectedState {
  /** `loggedOut.idle`; parallel parts are joined by ` & ` */
  readonly state: string;
  /** the state's own description */
  readonly description: string;
  readonly observed: ObservedContext;
  readonly assertions: readonly Assertion[];
}

export interface Step {
  /** names the case; unique in its machine */
  readonly sentence: string;
  readonly by: Initiator;
  /** the event's type; empty for a hand-listed step that is several */
  readonly event: string;
  /**
   * What is done first, and what must still be so then, before anything of the step happens: a delay is waited for
   * until a millisecond before its end, where the state it leaves must still hold.
   */
  readonly before?: { readonly actions: readonly Action[]; readonly expected: ExpectedState };
  readonly actions: readonly Action[];
  /** the brief messages that it causes, in order; none: it causes none */
  readonly toasts: readonly string[];
  /** what must be so because of the step itself, besides the state's look */
  readonly assertions: readonly Assertion[];
  /** ids of the transitions that the machine takes; none: it refuses the event, and nothing may change */
  readonly took: readonly string[];
  readonly expected: ExpectedState;
}

/** A way through a machine as plain data: nothing here needs the machine to be carried out. */
export interface Plan {
  /** `session-k3f9`: its machine and a hash of what is done */
  readonly id: string;
  /** the machine's id, or `scenario` for a path across machines */
  readonly machine: string;
  readonly title: string;
  /** calls that always wait until the plan releases them */
  readonly heldCalls: readonly Call[];
  readonly start: Pick<Step, 'sentence' | 'actions' | 'assertions' | 'expected'>;
  readonly steps: readonly Step[];
  /** among the few that take each transition once */
  readonly smoke: boolean;
}
