import { skeleton } from './Skeleton.css';

/** Placeholder of a text that is loading. `width` is any CSS length. */
export const Skeleton = ({ width = '8ch' }: { readonly width?: string }) => (
  <span aria-hidden="true" className={skeleton} style={{ width }} />
);

/** Of a key or an address: as long, and in two lines where that is. */
export const CodeSkeleton = () => (
  <>
    <Skeleton width="24ch" />
    <wbr />
    <Skeleton width="14ch" />
  </>
);
