import { spinner } from './Spinner.css';

/** A turning ring; whoever shows it says in words what is under way. */
export const Spinner = () => <span aria-hidden="true" className={spinner} />;
