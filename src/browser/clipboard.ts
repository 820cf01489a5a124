/** Copies a text. Rejects where the browser does not allow it. */
export const copyText = (text: string): Promise<void> => navigator.clipboard.writeText(text);
