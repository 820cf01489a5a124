/** Name and marketing site of the provider: the one place where a provider puts its own. */
export const branding = {
  name: import.meta.env.VITE_BRAND_NAME || 'Trellis',
  /** where the logo leads */
  marketingUrl: import.meta.env.VITE_MARKETING_URL || 'https://example.com/',
} as const;
