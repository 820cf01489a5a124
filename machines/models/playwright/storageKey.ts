import { BASE_PATH } from '../../paths/playwright/addresses';

/** The key of an item in local storage: below a base path, the app's own. */
export const toKey = (name: string): string => (BASE_PATH === '' ? name : `${BASE_PATH}/:${name}`);
