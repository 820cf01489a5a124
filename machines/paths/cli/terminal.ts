/** Where a command prints to. */
export interface Terminal {
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
}

/** Ends the process quietly when the reader closes the pipe, as `head` does. */
export function openTerminal(): Terminal {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  return {
    write: (text) => process.stdout.write(text),
    writeError: (text) => process.stderr.write(text),
  };
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
