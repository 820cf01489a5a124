/** URLs that only the demo build has. */
export const demoUrls = {
  /** the testers' page */
  paths: '/demo/paths',
  /** the provider's calls, read from the document below */
  contract: '/demo/contract',
  openApiDocument: '/openapi.json',
  recordings: '/demo/paths?tab=record',
  /** plays a plan on the real screens */
  play: (plan: string) => `/?path=${encodeURIComponent(plan)}`,
  /** records what a person does: of one machine, or of `all` */
  record: (machine: string) => `/?record=${encodeURIComponent(machine)}`,
} as const;
