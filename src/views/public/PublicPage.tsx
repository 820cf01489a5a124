import type { ReactNode } from 'react';
import { sprinkles } from '../../theme/sprinkles.css';
import { PublicFrame } from '../../ui/PublicFrame';
import { Appearance } from '../Appearance';
import { BrandLink } from '../BrandLink';
import { Menu } from '../navigation/Menu';

/** What all public screens share: the provider's logo, the choice of appearance, on small screens the menu. */
export const PublicPage = ({ children }: { readonly children: ReactNode }) => (
  <PublicFrame
    brand={<BrandLink />}
    actions={
      <>
        <div className={sprinkles({ display: { small: 'none', medium: 'block' } })}>
          <Appearance />
        </div>
        <div className={sprinkles({ display: { small: 'block', medium: 'none' } })}>
          <Menu />
        </div>
      </>
    }
  >
    {children}
  </PublicFrame>
);
