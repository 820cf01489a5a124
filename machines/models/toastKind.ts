import { statusDrawings } from '#src/ui/icons/statusDrawings.ts';
import type { Toast } from '../paths/plan';

/** By the drawing of its icon, as a person tells it. */
const KINDS: Readonly<Record<string, Toast['kind']>> = {
  [statusDrawings.success]: 'success',
  [statusDrawings.critical]: 'failure',
  [statusDrawings.warning]: 'warning',
};

export const getToastKind = (message: Element): Toast['kind'] =>
  KINDS[message.parentElement?.querySelector('svg path')?.getAttribute('d') ?? ''] ?? 'plain';
