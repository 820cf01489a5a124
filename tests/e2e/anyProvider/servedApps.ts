import * as z from 'zod/mini';

const servedApp = z.object({
  /** of the app and, below `/api`, of its provider */
  origin: z.string(),
  /** of the persona *leader* */
  referralCode: z.string(),
  /** cards of the persona *member* by screen and title, as every provider's figures come to */
  figures: z.record(z.string(), z.record(z.string(), z.string())),
  /** the link of a reset e-mail to the persona *inactive* */
  resetPath: z.string(),
});
export type ServedApp = z.output<typeof servedApp>;

const VARIABLE = 'ANY_PROVIDER_APPS';
const servedApps = z.record(z.string(), servedApp);

/** Hands the addresses to the processes that run the tests. */
export const publishApps = (apps: Readonly<Record<string, ServedApp>>): void => {
  process.env[VARIABLE] = JSON.stringify(apps);
};

export function readApp(provider: string): ServedApp {
  const app = servedApps.parse(JSON.parse(process.env[VARIABLE] ?? '{}'))[provider];
  if (!app) throw new Error(`No provider ${provider} has been started.`);
  return app;
}
