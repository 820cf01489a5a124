/** Whether this browser has a share sheet that takes this. */
export const canShare = (content: ShareData): boolean =>
  typeof navigator.share === 'function' &&
  (typeof navigator.canShare !== 'function' || navigator.canShare(content));

/** Opens the browser's share sheet. Who closes it without sharing has not failed; anything else rejects. */
export async function openShareSheet(content: ShareData): Promise<void> {
  try {
    await navigator.share(content);
  } catch (failure) {
    if (!(failure instanceof DOMException && failure.name === 'AbortError')) throw failure;
  }
}
