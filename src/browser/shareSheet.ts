/** Whether this browser has a share sheet that accepts the content. */
export const canShare = (content: ShareData): boolean =>
  typeof navigator.share === 'function' &&
  (typeof navigator.canShare !== 'function' || navigator.canShare(content));

/** Opens the browser's share sheet. Resolves when it is closed without sharing; any other failure rejects. */
export async function openShareSheet(content: ShareData): Promise<void> {
  try {
    await navigator.share(content);
  } catch (failure) {
    if (!(failure instanceof DOMException && failure.name === 'AbortError')) throw failure;
  }
}
