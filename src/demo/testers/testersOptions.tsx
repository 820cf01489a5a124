import { mountInsteadOfApp } from '../mountOverlay';
import { TestersPage } from './TestersPage';

/** What `/demo/paths` opens: no app, and no provider. */
export const createTestersOptions = () => mountInsteadOfApp(<TestersPage />);
