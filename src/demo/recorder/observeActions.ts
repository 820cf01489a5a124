import { computeAccessibleName } from 'dom-accessibility-api';
import * as z from 'zod/mini';
import type { Outcome } from '#machines/models/appDriver.ts';
import { act } from '#machines/models/builders.ts';
import { type Action, kinds } from '#machines/models/kinds.ts';
import { toCall } from '../paths/requestInterceptor';

const FIELDS = 'input, select, textarea';
const CHOICES = ['radio', 'checkbox'];

/** The element itself, or for a part of a drawing the element around it. */
export const toHtmlElement = (target: Element): HTMLElement =>
  target instanceof HTMLElement ? target : (target.closest('svg')?.parentElement ?? document.body);

/** What a press on an element is; undefined for one that plans cannot press. */
function toClick(target: HTMLElement): Action | undefined {
  const control = target.closest<HTMLElement>(`button, a[href], [role=tab], ${FIELDS}`);
  if (!control) return undefined;
  const name = computeAccessibleName(control);
  if (control.role === 'tab') return act.tab(name);
  if (control instanceof HTMLAnchorElement) return act.link(name);
  if (control instanceof HTMLButtonElement) return act.button(name);
  return control instanceof HTMLInputElement && CHOICES.includes(control.type) ? act.field(name) : undefined;
}

/** Reports what a person presses and types in an element. `toTemplate` puts placeholders into typed texts. */
export function observeActions(
  container: HTMLElement,
  toTemplate: (text: string) => string,
  onAction: (action: Action) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const onClick = ({ target }: MouseEvent) => {
    const action = target instanceof Element ? toClick(toHtmlElement(target)) : undefined;
    if (action) onAction(action);
  };
  const onChange = ({ target }: Event) => {
    const isField =
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement ||
      (target instanceof HTMLInputElement && !CHOICES.includes(target.type));
    if (isField) onAction(act.fill(computeAccessibleName(target), toTemplate(target.value)));
  };
  container.addEventListener('click', onClick, { capture: true, signal });
  container.addEventListener('change', onChange, { capture: true, signal });
  return () => stop.abort();
}

const text = z.catch(z.string(), '');
const answerSchema = z.catch(z.object({ error: text, message: text, success: z.catch(z.boolean(), true) }), {
  error: '',
  message: '',
  success: true,
});

/** How the provider has ended a call, in the outcomes of the path tests. */
async function toOutcome(response: Response): Promise<Outcome> {
  const { status } = response;
  if (status === 401) return { kind: 'unauthorized' };
  if (status >= 500) return { kind: 'serverError' };
  const { error, message, success } = answerSchema.parse(await response.json().catch(() => undefined));
  if (status >= 400) return { kind: 'refusal', error, message };
  return success ? { kind: 'answer' } : { kind: 'unsuccessful', error, message };
}

/** Reports how the provider ends each call. */
export const observeCalls =
  (fetch: typeof globalThis.fetch, onAction: (action: Action) => void): typeof globalThis.fetch =>
  async (input, init) => {
    const call = toCall(input instanceof Request ? input.url : String(input), init?.method ?? 'GET');
    const report = (outcome: Outcome) => {
      const action = { type: 'release', call, outcome };
      if (kinds.isAction(action)) onAction(action);
    };
    try {
      const response = await fetch(input, init);
      report(await toOutcome(response.clone()));
      return response;
    } catch (failure) {
      if (!init?.signal?.aborted) report({ kind: 'unreachable' });
      throw failure;
    }
  };
