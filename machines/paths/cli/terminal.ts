/** What a command needs of the world around it. */
export interface Terminal {
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
}

/** Whoever reads what we print may stop reading, as `head` does: then there is nothing more to do. */
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
