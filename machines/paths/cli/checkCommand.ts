import { diffPlans } from '../diff';
import { explore } from '../explore';
import { generatePlans } from '../generatePlans';
import { nodeName } from '../identifiers';
import type { Plan } from '../plan';
import type { TestModel } from '../testModel';
import { getNodes } from '../transitions';
import { readBaseline } from './baselineFiles';
import type { Suite } from './suite';
import { messageOf, type Terminal } from './terminal';

interface Finding {
  readonly sentences: readonly string[];
  /** whether an update accepts it */
  readonly isAcceptable: boolean;
}

/** How a machine's plans differ from its baseline, in sentences. */
function checkMachine(model: TestModel, file: string): Finding {
  const { id } = model.machine;
  try {
    const baseline = readBaseline(file, id, model.kinds);
    const graph = explore(model);
    const today = generatePlans(graph, baseline?.plans);
    if (!baseline) return { sentences: [`${id} has no baseline ${file}`], isAcceptable: true };
    return { sentences: diffPlans(graph, baseline.plans, today, baseline.chart), isAcceptable: true };
  } catch (error) {
    return { sentences: [messageOf(error)], isAcceptable: false };
  }
}

/** Assertions of hand-written plans about states that the machines do not have. */
function checkScenarios(models: Suite['models'], scenarios: readonly Plan[]): readonly string[] {
  return scenarios.flatMap(({ id, start, steps }) =>
    [start, ...steps].flatMap(({ expected, assertions }) =>
      [...expected.assertions, ...assertions].flatMap((assertion) => {
        if (!('machine' in assertion && 'state' in assertion)) return [];
        const { machine, state } = assertion;
        const model = models[String(machine)];
        if (!model) return [`${id} asserts a state of ${machine}, which is no machine`];
        const known = getNodes(model.machine).map(nodeName);
        const isKnown = String(state)
          .split(' & ')
          .every((name) => known.includes(name));
        return isKnown ? [] : [`${id} asserts ${machine} to be in ${state}, a state that it does not have`];
      }),
    ),
  );
}

/**
 * `paths:check`; `acceptedBy` is the command that accepts what differs. Returns the exit code: 0 when all generated plans
 * equal their baselines, else 1.
 */
export function checkCommand(suite: Suite, terminal: Terminal, acceptedBy: string): number {
  const findings = Object.values(suite.models).map((model) => ({
    id: model.machine.id,
    ...checkMachine(model, suite.getBaselineFile(model.machine.id)),
  }));
  for (const { id, sentences, isAcceptable } of findings) {
    if (sentences.length === 0) {
      terminal.write(`${id}: equals its baseline\n`);
      continue;
    }
    const title = isAcceptable ? 'differs from its baseline' : 'cannot be compared with its baseline';
    terminal.writeError(`${id} ${title}:\n${sentences.map((each) => `  - ${each}\n`).join('')}`);
  }
  const wrong = [...new Set(checkScenarios(suite.models, suite.scenarios))];
  if (wrong.length > 0)
    terminal.writeError(`Scenarios are wrong:\n${wrong.map((each) => `  - ${each}\n`).join('')}`);
  const failed = findings.filter(({ sentences }) => sentences.length > 0);
  if (failed.some(({ isAcceptable }) => isAcceptable)) {
    terminal.writeError(`If these differences are intended, accept them with ${acceptedBy}.\n`);
  }
  return failed.length + wrong.length > 0 ? 1 : 0;
}
