import { toAddress } from '#src/basePath.ts';

/** Addresses that only the demo build has. */
export const demoUrls = {
  start: toAddress('/'),
  /** a world that is prepared for a demo */
  scenario: (name: string) => toAddress(`/?demo=${encodeURIComponent(name)}`),
  /** tells a story on the real screens */
  tour: (name: string) => toAddress(`/?tour=${encodeURIComponent(name)}`),
  /** the testers' page */
  paths: toAddress('/demo/paths'),
  /** the provider's calls, read from the document below */
  contract: toAddress('/demo/contract'),
  openApiDocument: toAddress('/openapi.json'),
  recordings: toAddress('/demo/paths?tab=record'),
  /** plays a plan on the real screens */
  play: (plan: string) => toAddress(`/?path=${encodeURIComponent(plan)}`),
  /** plays a recorded path, in any browser */
  playRecording: (path: unknown) => toAddress(`/?recording=${encodeURIComponent(JSON.stringify(path))}`),
  /** plays the steps of a walk, checking the invariants after each */
  walk: (steps: unknown) => toAddress(`/?walk=${encodeURIComponent(JSON.stringify(steps))}`),
  /** records what a person does: of one machine, or of `all` */
  record: (machine: string) => toAddress(`/?record=${encodeURIComponent(machine)}`),
} as const;
