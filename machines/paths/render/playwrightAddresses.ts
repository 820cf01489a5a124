/** Where the app is served. */
export const BASE_URL = process.env.BASE_URL || 'http://localhost:4173';
/** The path below which the app is served, without a slash at its end: empty, or as in `/app`. */
const BASE_PATH = new URL(BASE_URL).pathname.replace(/\/+$/, '');
/** The address, without the origin, of a path of the app. */
export const toAddress = (path: string): string => BASE_PATH + path;
/** The key of an item in local storage: below a base path, the app's own. */
export const toKey = (name: string): string => (BASE_PATH === '' ? name : `${BASE_PATH}/:${name}`);
