import { insteadOfApp } from '../beside';
import { TestersPage } from './TestersPage';

/** What `/demo/paths` opens: no app, and no provider. */
export const testersParts = () => insteadOfApp(<TestersPage />);
