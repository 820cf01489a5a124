import * as z from 'zod/mini';
import { OLDEST_VERSION, SNAPSHOT_VERSION } from '../database/snapshot';
import { type OnProgress, runInSlices } from '../slices';
import { digestBytes, hasSoundBooks, joinTexts, type WorldContent } from './worldContent';
import { findLineEnd, readLines, writeLines } from './worldLines';

const FORMAT = 'trellis-demo-world';

/** Why a file holds no world that can be read. */
export type WorldFileProblem = 'foreign' | 'newer' | 'older' | 'damaged';
export class WorldFileError extends Error {
  readonly problem: WorldFileProblem;

  constructor(problem: WorldFileProblem) {
    super(`the file cannot be read as a world: it is ${problem}`);
    this.problem = problem;
  }
}

const header = z.object({
  format: z.literal(FORMAT),
  version: z.int(),
  /** of the lines that follow; absent where the browser had none */
  sha256: z.optional(z.string()),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The world as a file: a line that says what it is, and those of its content. */
export async function writeWorldFile(world: WorldContent): Promise<Blob> {
  const body = await joinTexts(writeLines(world));
  const head = { format: FORMAT, version: SNAPSHOT_VERSION, sha256: await digestBytes(body) };
  return new Blob([JSON.stringify(head), '\n', body], { type: 'application/json' });
}

/** Reads such a file. Throws a WorldFileError. */
export async function readWorldFile(file: Blob, onProgress?: OnProgress): Promise<WorldContent> {
  // A text of it would take several times as long: a world of 10,000 members has some 20 MB.
  const bytes = new Uint8Array(await file.arrayBuffer());
  const end = findLineEnd(bytes, 0);
  const { data } = header.safeParse(parseJson(new TextDecoder().decode(bytes.subarray(0, end))));
  if (!data) throw new WorldFileError('foreign');
  if (data.version > SNAPSHOT_VERSION) throw new WorldFileError('newer');
  if (data.version < OLDEST_VERSION) throw new WorldFileError('older');
  // The browser computes the digest beside the page, which reads meanwhile.
  const [digest, content] = await Promise.all([
    data.sha256 === undefined ? undefined : digestBytes(bytes.subarray(end + 1)),
    runInSlices(readLines(bytes, end + 1), onProgress),
  ]);
  const isWhole = digest === data.sha256 || digest === undefined;
  if (!content || !isWhole) throw new WorldFileError('damaged');
  // Nothing else tells then whether an amount was changed.
  const isSound = digest !== undefined || (await runInSlices(hasSoundBooks(content), onProgress));
  if (!isSound) throw new WorldFileError('damaged');
  return content;
}
