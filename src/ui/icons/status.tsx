import { createIcon } from './Icon';
import { statusDrawings } from './statusDrawings';

export const WarningIcon = createIcon(statusDrawings.warning);
export const InfoIcon = createIcon(statusDrawings.info);
export const CheckCircleIcon = createIcon(statusDrawings.success);
export const CrossCircleIcon = createIcon(statusDrawings.critical);
