import { useEffect } from 'react';
import toast, { Toaster, useToasterStore } from 'react-hot-toast';
import { markerHeight } from '../ui/marker.css';
import { toastBody } from './Toasts.css';

/** Milliseconds that a message stays (specification section 9). */
const STAYS = 4000;
const MOST_VISIBLE = 3;

/** Brief messages, the newest three at most (specification section 9). */
export default function Toasts() {
  const { toasts } = useToasterStore();
  useEffect(() => {
    for (const { id } of toasts.filter((one) => one.visible).slice(MOST_VISIBLE)) toast.dismiss(id);
  }, [toasts]);
  return (
    <Toaster
      position="top-center"
      containerStyle={{ top: `calc(${markerHeight} + 1rem)` }}
      toastOptions={{ duration: STAYS, className: toastBody }}
    />
  );
}
