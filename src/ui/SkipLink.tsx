import { skipLink } from './SkipLink.css';

/** The first focusable element: skips the navigation. `target` is the id of the content. */
export const SkipLink = ({ target, label }: { readonly target: string; readonly label: string }) => (
  <a className={skipLink} href={`#${target}`}>
    {label}
  </a>
);
