import { branding } from '#src/branding.ts';
import { shell } from '#src/messages/shell.ts';
import { brandLink, Wordmark } from '#src/ui/Wordmark.tsx';

/** The logo, linked to the marketing site (R2.20). */
export const BrandLink = () => (
  <a href={branding.marketingUrl} className={brandLink} aria-label={shell.marketing(branding.name)}>
    <Wordmark name={branding.name} />
  </a>
);
