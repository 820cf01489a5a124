import { branding } from '../branding';
import { brandLink, Wordmark } from '../ui/Wordmark';
import { shell } from '../wording/shell';

/** The logo, linked to the marketing site (specification section 2). */
export const BrandLink = () => (
  <a href={branding.marketingUrl} className={brandLink} aria-label={shell.marketing(branding.name)}>
    <Wordmark name={branding.name} />
  </a>
);
