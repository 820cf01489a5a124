const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The remaining time from which seconds are shown. */
const COUNTDOWN = 5 * MINUTE;

/** `42 minutes`, or `4:59` in the last five minutes; rounded down. */
export function formatTimeLeft(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left <= COUNTDOWN) {
    const seconds = Math.floor(left / SECOND);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
  return `${Math.floor(left / MINUTE)} minutes`;
}
