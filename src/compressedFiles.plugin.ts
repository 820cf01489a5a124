import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:css|html|js|svg|txt|webmanifest)$/;
/** A smaller file fits into one packet anyway. */
const MIN_BYTES = 1024;
const ENCODINGS = [
  { extension: '.br', compress: promisify(brotliCompress) },
  { extension: '.gz', compress: promisify(gzip) },
];

/** Whether a host sends a file of so many bytes compressed. */
export const isSentCompressed = (file: string, bytes: number): boolean =>
  COMPRESSIBLE.test(file) && bytes >= MIN_BYTES;

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (!isSentCompressed(file, content.length)) return;
  for (const { extension, compress } of ENCODINGS) await writeFile(file + extension, await compress(content));
}

/** Writes compressed copies beside the files of the provider build, for hosts that serve such as they are. */
export function compressedFiles(): Plugin {
  let folder: string | undefined;
  return {
    name: 'trellis:compressed-files',
    apply: (config, { command }) => command === 'build' && config.mode !== 'demo',
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir);
    },
    async closeBundle(error) {
      if (error || folder === undefined) return;
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      await Promise.all(files.map(({ parentPath, name }) => compressFile(path.join(parentPath, name))));
    },
  };
}
