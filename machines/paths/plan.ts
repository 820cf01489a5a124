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
 * - `lostAnswer`: carried out, and the connection breaks before the answer; `brokenAnswer`: in the middle of it;
 * - `unreachable`: it never arrives.
 */
export type Outcome =
  | {
      readonly kind:
        | 'answer'
        | 'unauthorized'
        | 'silentRefusal'
        | 'nonsense'
        | 'lostAnswer'
        | 'brokenAnswer'
        | 'unreachable';
    }
  | { readonly kind: 'refusal' | 'unsuccessful'; readonly sentence: string };

/** What is stored of a session in the browser when the app starts. */
export type StoredSession = 'session' | 'nothing' | 'garbage';

/** One thing that is done, by the member or by the world around the app. Plain data. */
export type Deed =
  /** types an address: the app starts anew there, with what is stored */
  | { readonly verb: 'open'; readonly path: string }
  /** goes to an address of the app without leaving it, as the Back button does */
  | { readonly verb: 'visit'; readonly path: string }
  /** presses the browser's Back button */
  | { readonly verb: 'back' }
  | { readonly verb: 'press'; readonly role: 'button' | 'link' | 'tab'; readonly name: string }
  | { readonly verb: 'fill'; readonly label: string; readonly text: Template }
  /** the next such call waits, besides those that the plan always holds */
  | { readonly verb: 'hold'; readonly call: Call }
  /** the next such call is answered like this, at once */
  | { readonly verb: 'foretell'; readonly call: Call; readonly outcome: Outcome }
  /** the oldest call of this kind that waits goes on */
  | { readonly verb: 'release'; readonly call: Call; readonly outcome: Outcome }
  /** what the browser has stored, and that it now tells the app */
  | { readonly verb: 'restore'; readonly stored: StoredSession }
  /** the browser's storage is asked, and does not answer */
  | { readonly verb: 'stall' }
  /** somebody does this in another tab of the same browser */
  | {
      readonly verb: 'otherTab';
      readonly does: 'signIn' | 'renew' | 'signOut';
      readonly as: 'member' | 'other';
    }
  /** the app's timers move on, in milliseconds */
  | { readonly verb: 'wait'; readonly milliseconds: number }
  /** the wall clock is found moved by so many milliseconds, as after a sleep, when this happens; the timers stood still */
  | {
      readonly verb: 'wake';
      readonly milliseconds: number;
      readonly at: 'tick' | 'focus' | 'pageshow' | 'visibilitychange';
    };

/** One thing that must be so, now or within a moment. Plain data. */
export type Check =
  | { readonly see: 'heading' | 'text' | 'alert' | 'status'; readonly text: Template }
  /** no notice on the screen, not even an empty one: neither status nor alert */
  | { readonly see: 'quiet' }
  /** nowhere on the screen */
  | { readonly see: 'nothing'; readonly text: Template }
  | { readonly see: 'field'; readonly label: string; readonly value: Template }
  /** the button shows that it is at work, or does not */
  | { readonly see: 'busy' | 'ready'; readonly button: string }
  /** the part of the screen with this text says that it is still being loaded */
  | { readonly see: 'loading'; readonly text: Template }
  /** the tab that is chosen in the tab list of this name */
  | { readonly see: 'chosen'; readonly tab: string; readonly among: string }
  | { readonly see: 'link'; readonly name: string; readonly path: string }
  /** a picture of this name that is a QR code, and what the code says */
  | { readonly see: 'qrCode'; readonly name: string; readonly text: Template }
  /** what has the focus, by its text; an empty text: nothing of the app has it */
  | { readonly see: 'focused'; readonly text: string }
  /** what was last copied to the clipboard */
  | { readonly see: 'copied'; readonly text: Template }
  /** path and query */
  | { readonly see: 'address'; readonly path: string }
  /** so many calls of this kind wait for the provider */
  | { readonly see: 'waiting'; readonly call: Call; readonly count: number }
  /** the last call of this kind carried this body (a JSON text), and said that it is JSON and that JSON may come back */
  | { readonly see: 'sent'; readonly call: Call; readonly body: Template }
  /** so many calls of this kind were made since the plan began */
  | { readonly see: 'calls'; readonly call: Call; readonly count: number }
  /** at least one call of this kind was made since the step began */
  | { readonly see: 'called'; readonly call: Call }
  /** the last call of this kind carried the newest token that the provider gave out */
  | { readonly see: 'fresh'; readonly call: Call }
  /** the last call of this kind carried no token */
  | { readonly see: 'anonymous'; readonly call: Call }
  /**
   * what the browser keeps: the newest token in storage and, for seven days, in a cookie, with the role in another; a
   * deposit wallet; or nothing of it
   */
  | { readonly see: 'kept' | 'notKept'; readonly what: 'session' | 'depositWallet' }
  /** the machine's own state: for whoever can look inside */
  | { readonly see: 'state'; readonly machine: string; readonly state: string };

export type By = 'member' | 'provider' | 'clock' | 'browser' | 'otherTab';

/** JSON that a tester can read: what is noticed of a context. */
export type Noticed = Readonly<Record<string, string | number | boolean | null>>;

/** What must be so in a state, with what is noticed in it. */
export interface Look {
  /** `loggedOut.idle`; parallel parts are joined by ` & ` */
  readonly state: string;
  /** the state's own description */
  readonly description: string;
  readonly noticed: Noticed;
  readonly checks: readonly Check[];
}

export interface Step {
  /** names the case; unique in its machine */
  readonly sentence: string;
  readonly by: By;
  /** the event's type; empty for a hand-listed step that is several */
  readonly event: string;
  /**
   * What is done first, and what must still be so then, before anything of the step happens: a delay is waited for
   * until a millisecond before its end, where the state it leaves must still hold.
   */
  readonly before?: { readonly deeds: readonly Deed[]; readonly look: Look };
  readonly deeds: readonly Deed[];
  /** the brief messages that it causes, in order; none: it causes none */
  readonly says: readonly string[];
  /** what must be so because of the step itself, besides the state's look */
  readonly checks: readonly Check[];
  /** ids of the transitions that the machine takes; none: it refuses the event, and nothing may change */
  readonly took: readonly string[];
  readonly look: Look;
}

/** A way through a machine as plain data: nothing here needs the machine to be carried out. */
export interface Plan {
  /** `session-k3f9`: its machine and a hash of what is done */
  readonly id: string;
  /** the machine's id, or `together` for a path across machines */
  readonly machine: string;
  readonly title: string;
  /** calls that always wait until the plan releases them */
  readonly held: readonly Call[];
  readonly start: Pick<Step, 'sentence' | 'deeds' | 'checks' | 'look'>;
  readonly steps: readonly Step[];
  /** among the few that take each transition once */
  readonly smoke: boolean;
}
