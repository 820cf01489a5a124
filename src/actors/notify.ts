import toast from 'react-hot-toast';

/** Brief messages over the screen (specification sections 8 and 9). */
export const notify = {
  success: (message: string): void => {
    toast.success(message);
  },
  failure: (message: string): void => {
    toast.error(message);
  },
  /** With an id a message is on the screen once, however often it is asked for. */
  warning: (message: string, id?: string): void => {
    toast(message, { icon: '!', ...(id === undefined ? {} : { id }) });
  },
};
