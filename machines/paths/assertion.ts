import * as z from 'zod/mini';
import { callSchema } from './action';

const text = z.string();

/** One thing that must be true, now or within a moment. Plain data; texts may hold the placeholders of actions. */
export const assertionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['heading', 'text', 'alert', 'status']), text }),
  /** no notice on the screen, not even an empty one: neither status nor alert */
  z.strictObject({ type: z.literal('noNotice') }),
  /** nowhere on the screen */
  z.strictObject({ type: z.literal('absent'), text }),
  z.strictObject({ type: z.literal('fieldValue'), label: text, value: text }),
  /** the button is marked as busy, or is not */
  z.strictObject({ type: z.enum(['busy', 'notBusy']), button: text }),
  /** the part of the screen with this text is marked as loading */
  z.strictObject({ type: z.literal('loading'), text }),
  /** the selected tab in the tab list of this name */
  z.strictObject({ type: z.literal('selectedTab'), tab: text, tabList: text }),
  z.strictObject({ type: z.literal('link'), name: text, path: text }),
  /** an image of this name that is a QR code, and its content */
  z.strictObject({ type: z.literal('qrCode'), name: text, text }),
  /** the text of the focused element; an empty text: nothing of the app has the focus */
  z.strictObject({ type: z.literal('focused'), text }),
  /** what was last copied to the clipboard */
  z.strictObject({ type: z.literal('clipboard'), text }),
  /** path and query */
  z.strictObject({ type: z.literal('url'), path: text }),
  /** so many calls of this kind wait for the provider */
  z.strictObject({ type: z.literal('pendingCalls'), call: callSchema, count: z.number() }),
  /** the last call of this kind had this body (a JSON text), and the headers of a call that sends and accepts JSON */
  z.strictObject({ type: z.literal('requestBody'), call: callSchema, body: text }),
  /** so many calls of this kind were made since the plan began */
  z.strictObject({ type: z.literal('callCount'), call: callSchema, count: z.number() }),
  /** at least one call of this kind was made since the step began */
  z.strictObject({ type: z.literal('called'), call: callSchema }),
  /** the last call of this kind was sent with the newest token that the provider has issued, or without a token */
  z.strictObject({ type: z.enum(['newestToken', 'noToken']), call: callSchema }),
  /**
   * what the browser has stored: the newest token in local storage and, for seven days, in a cookie, with the role in
   * another cookie; a deposit wallet; or nothing of it
   */
  z.strictObject({ type: z.enum(['stored', 'notStored']), what: z.enum(['session', 'depositWallet']) }),
  /** the state of a machine, which cannot be seen from outside the app */
  z.strictObject({ type: z.literal('machineState'), machine: text, state: text }),
]);
export type Assertion = Readonly<z.infer<typeof assertionSchema>>;
