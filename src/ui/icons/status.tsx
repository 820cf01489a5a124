import { createIcon } from './Icon';
import { statusDrawings } from './statusDrawings';

export const WarningIcon = createIcon(statusDrawings.warning);
export const InfoIcon = createIcon(statusDrawings.info);
export const CheckCircleIcon = createIcon(statusDrawings.success);
export const ClockIcon = createIcon('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z M12 7.5V12l3 2');
export const CrossCircleIcon = createIcon(statusDrawings.critical);
