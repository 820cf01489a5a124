import { spinner } from './Spinner.css';

/** Decorative: label the busy element itself. */
export const Spinner = () => <span aria-hidden="true" className={spinner} />;
