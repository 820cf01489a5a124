/** Copies a text. Rejects where the browser does not allow it, as on pages that were not loaded over https. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
