const FNV_OFFSET = 2166136261;
const FNV_PRIME = 16777619;

/** The same number, from 0 to 2³² − 1, for the same text (FNV-1a). */
export function hashText(text: string): number {
  let hash = FNV_OFFSET;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), FNV_PRIME) >>> 0;
  return hash;
}
