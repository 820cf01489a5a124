import { useEffect } from 'react';
import toast, { Toaster, useToasterStore } from 'react-hot-toast';
import { markerHeight } from '#src/ui/markerHeight.css.ts';
import { toastBody } from './Toasts.css';

/** R9.6. */
const TOAST_DURATION_MS = 4000;
const MAX_VISIBLE_TOASTS = 3;

/** Toasts, the newest three at most (R9.7). */
export default function Toasts() {
  const { toasts } = useToasterStore();
  useEffect(() => {
    for (const { id } of toasts.filter((one) => one.visible).slice(MAX_VISIBLE_TOASTS)) toast.dismiss(id);
  }, [toasts]);
  return (
    <Toaster
      position="top-center"
      containerStyle={{ top: `calc(${markerHeight} + 1rem)` }}
      toastOptions={{ duration: TOAST_DURATION_MS, className: toastBody }}
    />
  );
}
