import type { ReactNode } from 'react';
import { PublicFrame } from '#src/ui/PublicFrame.tsx';
import { Appearance } from '../Appearance';
import { BrandLink } from '../BrandLink';
import { Menu } from '../navigation/Menu';
import { UndeliveredMessage } from '../UndeliveredMessage';
import { fromMedium, onSmall } from './PublicPage.css';

/** What all public screens share: the provider's logo, the choice of appearance, on small screens the menu. */
export const PublicPage = ({ children }: { readonly children: ReactNode }) => (
  <PublicFrame
    brand={<BrandLink />}
    actions={
      <>
        <div className={fromMedium}>
          <Appearance />
        </div>
        <div className={onSmall}>
          <Menu />
        </div>
      </>
    }
  >
    <UndeliveredMessage />
    {children}
  </PublicFrame>
);
