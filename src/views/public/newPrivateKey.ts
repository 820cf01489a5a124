/**
 * The private key of the member who has just signed up, for the screen that shows it once. Not in the history state,
 * which browsers keep over Back, a reload and a restart.
 */
let privateKey: string | null = null;

export const getNewPrivateKey = (): string | null => privateKey;

export const setNewPrivateKey = (key: string | null): void => {
  privateKey = key;
};
