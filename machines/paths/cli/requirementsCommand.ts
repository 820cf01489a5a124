import { readFileSync } from 'node:fs';
import { explore } from '../explore';
import { generatePlans } from '../generatePlans';
import { renderRequirements } from '../render/requirements';
import { createProofMatrix, readRequirements } from '../requirements';
import { readBaseline } from './baselineFiles';
import { UsageError } from './options';
import type { Suite } from './suite';
import { messageOf, type Terminal } from './terminal';

function readFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${messageOf(error)}`);
  }
}

/**
 * `paths --requirements`: which plans prove which requirements of a Markdown file. Returns the exit code: 1 when one has no
 * proof, or when a plan names one that the file does not have. Throws a UsageError when there is no file.
 */
export function requirementsCommand(file: string | undefined, suite: Suite, terminal: Terminal): number {
  const source = file ?? suite.requirementsFile;
  if (source === undefined) throw new UsageError('--requirements needs a file with tables of requirements.');
  const requirements = readRequirements(readFile(source));
  const plans = Object.values(suite.models).flatMap((model) => {
    const { id } = model.machine;
    return generatePlans(explore(model), readBaseline(suite.getBaselineFile(id), id, model.kinds)?.plans);
  });
  const matrix = createProofMatrix(requirements, suite.models, [...plans, ...suite.scenarios]);
  terminal.write(renderRequirements(matrix));
  const { unproven, unknown } = matrix;
  if (unproven.length > 0)
    terminal.writeError(`Without a proof: ${unproven.map(({ id }) => id).join(', ')}.\n`);
  if (unknown.length > 0)
    terminal.writeError(`Named by plans, but no requirements: ${unknown.join(', ')}.\n`);
  return unproven.length + unknown.length > 0 ? 1 : 0;
}
