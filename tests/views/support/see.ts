import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

export const see = (locator: Locator) => expect.element(locator);
export const eventually = <T>(read: () => T) => expect.poll(read);
