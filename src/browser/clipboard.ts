/** Copies a text. Rejects where the browser does not let us; the caller says what to do then. */
export const copyText = (text: string): Promise<void> => navigator.clipboard.writeText(text);
