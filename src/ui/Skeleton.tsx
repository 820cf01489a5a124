import { skeleton } from './Skeleton.css';

/** A bar as high as the text around it, standing for what is on its way. `width` is any CSS length. */
export const Skeleton = ({ width = '8ch' }: { readonly width?: string }) => (
  <span aria-hidden="true" className={skeleton} style={{ width }} />
);
