export const BASE_URL = process.env.BASE_URL || 'http://localhost:4173';
/** The path below which the app is served, without a slash at its end: empty, or as in `/app`. */
export const BASE_PATH = new URL(BASE_URL).pathname.replace(/\/+$/, '');
/** The address, without the origin, of a path of the app. */
export const toAddress = (path: string): string => BASE_PATH + path;
/** The path of the app that an address, without its origin, leads to; another address stays as it is. */
export const toPath = (address: string): string =>
  address.startsWith(`${BASE_PATH}/`) ? address.slice(BASE_PATH.length) : address;
