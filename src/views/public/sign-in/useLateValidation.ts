import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { takeOverForm } from '#src/browser/startPage.ts';
import { whenIdle } from '#src/browser/whenIdle.ts';

/** What loads the validation of a form; `default` attaches itself to the form when it is rendered. */
type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/**
 * Loads the validation of a form when a field gets the focus, when the browser is idle, or at the latest when the form is
 * submitted, which waits for it (D203). A submit from before the app had started counts.
 */
export function useLateValidation<Props>(form: RefObject<HTMLFormElement | null>, load: Load<Props>) {
  const [Validation, setValidation] = useState<ComponentType<Props>>();
  const [state, setState] = useState<'ready' | 'waiting' | 'failed'>('ready');
  const loading = useRef(false);
  const isAttached = useRef(false);
  const isWaiting = useRef(false);

  const start = useCallback(async () => {
    if (loading.current) return;
    loading.current = true;
    try {
      const part = await load();
      setValidation(() => part.default);
    } catch (failure) {
      loading.current = false;
      if (!isWaiting.current) return;
      console.error('The form’s code could not be loaded.', failure);
      isWaiting.current = false;
      setState('failed');
    }
  }, [load]);

  const handleSubmit = useCallback(() => {
    if (isAttached.current) return;
    isWaiting.current = true;
    setState('waiting');
    void start();
  }, [start]);

  const handleAttached = useCallback(() => {
    isAttached.current = true;
    setState('ready');
    if (!isWaiting.current) return;
    isWaiting.current = false;
    // Not within the event of the submit that waits: until that is over the browser ignores another one.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      form.current?.requestSubmit();
    };
    port2.postMessage(null);
  }, [form]);

  useEffect(() => {
    const element = form.current;
    if (takeOverForm()) handleSubmit();
    if (element?.contains(document.activeElement)) void start();
    const begin = () => void start();
    element?.addEventListener('focusin', begin, { once: true });
    const cancel = whenIdle(begin);
    return () => {
      element?.removeEventListener('focusin', begin);
      cancel();
    };
  }, [form, start, handleSubmit]);

  return { Validation, state, handleSubmit, handleAttached };
}
