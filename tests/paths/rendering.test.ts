import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { testModels } from '#machines/models/testModels.ts';
import { coverage } from '#machines/paths/coverage.ts';
import { explore } from '#machines/paths/explore.ts';
import { generatePlans } from '#machines/paths/generatePlans.ts';
import { renderGherkin } from '#machines/paths/render/gherkin.ts';
import { renderJson } from '#machines/paths/render/json.ts';
import { renderMermaid } from '#machines/paths/render/mermaid.ts';
import { renderText } from '#machines/paths/render/text.ts';
import { getLeafStates, getTransitions } from '#machines/paths/transitions.ts';
import { webRegistry } from '#machines/paths/web/webKinds.ts';
import { byMember, callModel, createModel, lampModel, smallModels } from './smallMachines';

const all = [...Object.values(testModels), ...smallModels].map((model) => {
  const graph = explore(model);
  return { id: model.machine.id, machine: model.machine, graph, plans: generatePlans(graph) };
});

describe.each(all)('the Mermaid diagram of $id', ({ machine }) => {
  const [first, ...lines] = renderMermaid(machine).trimEnd().split('\n');
  const isArrow = (line: string) => line.includes('-->');

  test('consists of states, descriptions and arrows, with every bracket closed', () => {
    expect(first).toBe('stateDiagram-v2');
    const form = /^ +(state "[^"]+" as \w+( \{)?|\}|\w+ : [^:;#{}]+|(\[\*\]|\w+) --> \w+( : [^:;#{}]+)?)$/;
    expect(lines.filter((line) => !form.test(line))).toEqual([]);
    expect(lines.filter((line) => line.endsWith('{'))).toHaveLength(
      lines.filter((line) => line.trim() === '}').length,
    );
  });

  test('has every state, and an arrow for each transition', () => {
    const ids = lines.flatMap((line) => /^ +state .* as (\w+)/.exec(line)?.[1] ?? []);
    const leaves = getLeafStates(machine).map((state) => `${machine.id}.${state}`.replaceAll('.', '_'));
    expect(ids).toEqual(expect.arrayContaining(leaves));
    const arrows = lines.filter((line) => isArrow(line) && !line.trim().startsWith('[*]'));
    expect(arrows.length).toBeGreaterThanOrEqual(getTransitions(machine).length);
    const ends = arrows.flatMap((line) => /(\w+) --> (\w+)/.exec(line)?.slice(1) ?? []);
    expect(ends.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe.each(all)('the feature of $id', ({ id, graph, plans }) => {
  const lines = renderGherkin(graph.model.kinds, id, plans).split('\n');

  test('is one feature with a scenario for each path', () => {
    expect(lines[0]).toBe(`Feature: the paths of the machine ${id}`);
    expect(lines.filter((line) => line.startsWith('  Scenario: '))).toHaveLength(plans.length);
    expect(lines.filter((line) => line.startsWith('  @'))).toEqual(
      plans.map((plan) => `  @${id} @${plan.id}${plan.smoke ? ' @smoke' : ''}`),
    );
  });

  test('has only steps in its scenarios, each part with its keyword', () => {
    const steps = lines.filter((line) => line.startsWith('    '));
    for (const step of steps) expect(step).toMatch(/^ {4}(Given|When|Then|And) \S/);
    const others = lines.filter((line) => line !== '' && !line.startsWith('    '));
    expect(others).toHaveLength(1 + 2 * plans.length);
    const afterScenario = lines.filter((_, index) => lines[index - 1]?.startsWith('  Scenario: '));
    for (const line of afterScenario) expect(line).toMatch(/^ {4}Given /);
  });
});

describe.each(all)('the text of $id', ({ id, graph, plans }) => {
  const text = renderText(graph, plans, coverage(graph, plans));

  test('contains every path with all its steps', () => {
    for (const plan of plans) expect(text).toContain(plan.id);
    const numbered = text.split('\n').filter((line) => /^ {0,3}\d+\. /.test(line));
    expect(numbered).toHaveLength(plans.reduce((sum, { steps }) => sum + steps.length + 1, 0));
  });

  test('has its sections, and no internal names', () => {
    for (const heading of [id.toUpperCase(), 'States', 'Transitions', 'Cases', 'Coverage', 'Paths']) {
      expect(text).toMatch(new RegExp(`^${heading}$`, 'm'));
    }
    expect(text).not.toMatch(/xstate\.(done|error|after)|undefined|\[object/);
    expect(text).not.toMatch(/\{(member|other|recipient)\./);
  });
});

test('the text lists what is not covered', () => {
  const graph = explore(callModel);
  expect(renderText(graph, [], coverage(graph, []))).toContain('Not covered, transitions:\n  call.asking on');
});

test('the text marks a refused event', () => {
  const graph = explore(lampModel);
  const plans = generatePlans(graph);
  expect(renderText(graph, plans, coverage(graph, plans))).toContain(
    'no transition: the machine stays in off',
  );
});

test('the JSON contains the plans', () => {
  for (const { plans } of all) expect(JSON.parse(renderJson(plans))).toEqual(plans);
});

describe('a machine with names in other scripts', () => {
  const machine = createMachine({
    id: 'über gabe',
    initial: '入力',
    states: { 入力: { on: { 送信: '完了' } }, 完了: {}, 'in-out': {}, in_out: {} },
  });
  const plans = generatePlans(explore(createModel(machine, { 送信: [byMember('送信する')] })));

  test('has a state of its own in the diagram for each, also where they differ in one character only', () => {
    const ids = renderMermaid(machine)
      .split('\n')
      .flatMap((line) => /^ +state .* as (\w+)$/.exec(line)?.[1] ?? []);
    expect(new Set(ids).size).toBe(4);
  });

  test('has tags without spaces in the feature', () => {
    const tags = renderGherkin(webRegistry, machine.id, plans).match(/^ {2}@.*$/m);
    expect(tags?.[0].trim().split(' ')).toEqual([
      '@über_gabe',
      expect.stringMatching(/^@über_gabe-/),
      '@smoke',
    ]);
  });
});
