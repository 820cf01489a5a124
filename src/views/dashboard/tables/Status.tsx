import { StatusBadge, type StatusTone } from '#src/ui/StatusBadge.tsx';

const TONES: ReadonlyMap<string, StatusTone> = new Map([
  ['completed', 'done'],
  ['active', 'done'],
  ['pending', 'waiting'],
  ['processing', 'moving'],
  ['rejected', 'refused'],
  ['failed', 'refused'],
]);

/** A status with its icon; an unknown status has a neutral icon, an empty one is blank. */
export const Status = ({ children: status }: { readonly children: string }) =>
  status && <StatusBadge tone={TONES.get(status.toLowerCase()) ?? 'idle'}>{status}</StatusBadge>;
