import { createDriver as createWebDriver } from '../playwright/standard';
import { kinds as checkoutKinds } from './checkout.kinds';

export const kinds = checkoutKinds;
/** The standard driver is enough: the own kind only reads the page. */
export const createDriver = createWebDriver;
