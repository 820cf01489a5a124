import type { ReactNode } from 'react';
import { samplePicture } from '#src/messages/common.ts';
import { PublicLayout } from '#src/ui/PublicLayout.tsx';
import { BrandLink } from '../BrandLink';
import { Menu } from '../navigation/Menu';
import { ThemePreferenceSwitch } from '../ThemePreferenceSwitch';
import { UndeliveredMessage } from '../UndeliveredMessage';
import { fromMedium, onSmall } from './PublicPage.css';

/** Layout of the public screens: logo, theme switch and, on small screens, the menu. */
export const PublicPage = ({ children }: { readonly children: ReactNode }) => (
  <PublicLayout
    menuButton={
      <div className={onSmall}>
        <Menu />
      </div>
    }
    brand={<BrandLink />}
    pictureMark={samplePicture}
    actions={
      <div className={fromMedium}>
        <ThemePreferenceSwitch />
      </div>
    }
  >
    <UndeliveredMessage />
    {children}
  </PublicLayout>
);
