import path from 'node:path';
import type { Plugin } from 'vite';
import type { SourceMutant } from './sourceMutants';

/** A mutant in a list of many; its place in it is what it is switched on by. */
export interface NumberedMutant extends SourceMutant {
  readonly number: number;
}

/** What these compute is compared with the original: a plan in which both are always equal cannot notice them. */
const COMPARED = /^(?:boundary moved|arithmetic changed|rounding changed|logic swapped|default dropped)$/;
/**
 * Hooks, what is given as a function and may call some, what is awaited, and calls that change or load something, are not
 * computed twice.
 */
const COMPUTED_ONCE =
  /\b(?:await|use[A-Z]\w*)\b|\?\.\(|\b(?:(?:keep|on|set|store|take)[A-Z]\w*|fetch|import|preload)\(/;

function wrapped(
  { form, number, instead, operator }: NumberedMutant,
  original: string,
): readonly [string, string] {
  const on = `globalThis.__mutant(${number})`;
  switch (form) {
    case 'expression':
      return COMPARED.test(operator) && !COMPUTED_ONCE.test(original)
        ? [`globalThis.__either(${number},()=>(${instead}),()=>(`, '))']
        : [`(${on}?(${instead}):`, ')'];
    case 'property':
      return [`...(${on}?{}:{`, '})'];
    case 'attribute':
      return [`{${on}?undefined:`, '}'];
    case 'statement':
      return [`if(!${on})`, ''];
  }
}

/** The source with all mutants in it, each inactive until `globalThis.__mutant` is its number. */
export function instrument(source: string, mutants: readonly NumberedMutant[]): string {
  // Wider pieces are wrapped around narrower ones.
  const ordered = mutants.toSorted((one, other) => one.start - other.start || other.end - one.end);
  const opening = new Map<number, string>();
  const closing = new Map<number, string>();
  for (const mutant of ordered) {
    const [before, after] = wrapped(mutant, source.slice(mutant.start, mutant.end));
    opening.set(mutant.start, (opening.get(mutant.start) ?? '') + before);
    closing.set(mutant.end, after + (closing.get(mutant.end) ?? ''));
  }
  const cuts = [...new Set([...opening.keys(), ...closing.keys()])].sort((one, other) => one - other);
  let text = source.slice(0, cuts[0]);
  for (const [index, at] of cuts.entries()) {
    text += (closing.get(at) ?? '') + (opening.get(at) ?? '') + source.slice(at, cuts[index + 1]);
  }
  return text;
}

/** Builds all mutants of these sources into one app. */
export function mutantSwitches(mutants: readonly NumberedMutant[]): Plugin {
  return {
    name: 'trellis:mutants',
    enforce: 'pre',
    transform(source, id) {
      const file = path.relative(process.cwd(), id.replace(/\?.*$/, '')).replaceAll(path.sep, '/');
      const found = mutants.filter((mutant) => mutant.file === file);
      return found.length > 0 ? { code: instrument(source, found), map: null } : undefined;
    },
  };
}
