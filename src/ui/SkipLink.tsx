import { skipLink } from './SkipLink.css';

/** The first stop of the Tab key: past the navigation, to the element with `target` as id. */
export const SkipLink = ({ target, label }: { readonly target: string; readonly label: string }) => (
  <a className={skipLink} href={`#${target}`}>
    {label}
  </a>
);
