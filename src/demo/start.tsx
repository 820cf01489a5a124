import type { Root } from 'react-dom/client';
import { startProvider } from '../../mocks/browser';
