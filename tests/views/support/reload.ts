/** Resolves when the page asks to be loaded anew, and keeps it from it: a test would not survive. */
export const catchReload = (): Promise<void> =>
  new Promise((resolve) => {
    const listen = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload') return;
      event.preventDefault();
      navigation.removeEventListener('navigate', listen);
      resolve();
    };
    navigation.addEventListener('navigate', listen);
  });
