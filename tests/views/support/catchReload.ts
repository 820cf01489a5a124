/** Resolves when the page requests a reload, and prevents it, which would end the test. */
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
