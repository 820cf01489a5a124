/** Name and marketing site of the provider, set at build time. */
export const branding = {
  name: import.meta.env.VITE_BRAND_NAME || 'Trellis',
  /** target of the logo's link */
  marketingUrl: import.meta.env.VITE_MARKETING_URL || 'https://example.com/',
} as const;
