import { expect } from 'vitest';
import { heading, link } from './locators';
import { type OpenOptions, openApp } from './openApp';

export async function openScreen(path: string, title: string, options?: OpenOptions) {
  const services = await openApp(path, options);
  await expect.element(heading(title)).toBeVisible();
  return services;
}

export async function followLink(name: string, title: string): Promise<void> {
  await link(name).click();
  await expect.element(heading(title)).toBeVisible();
}
