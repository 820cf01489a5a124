import { type Expression, type Node, parseSync, Visitor } from 'oxc-parser';

const SEPARATOR = ' › ';
const RUNNERS = new Set(['test', 'it', 'describe']);

/** `describe` for `describe.each(rows)('…')` and for Playwright's `test.describe('…')`. */
function getRunner(callee: Expression): string | undefined {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'CallExpression') return getRunner(callee.callee);
  if (callee.type !== 'MemberExpression') return undefined;
  const isSuite = callee.property.type === 'Identifier' && callee.property.name === 'describe';
  return isSuite ? 'describe' : getRunner(callee.object);
}

/** A title as written, `…` in place of each expression; undefined where the argument is no text. */
function getText(argument: Node | undefined): string | undefined {
  if (argument?.type === 'TemplateLiteral') {
    return argument.quasis.map(({ value }) => value.cooked ?? value.raw).join('…');
  }
  return argument?.type === 'Literal' && typeof argument.value === 'string' ? argument.value : undefined;
}

/** Full titles of all tests in one file, as `suite › test`; those made by `each` keep their placeholders. */
export function readTestTitles(file: string, source: string): string[] {
  const suites: string[] = [];
  const titles: string[] = [];
  const read = (node: Node): { readonly runner: string; readonly title: string } | undefined => {
    if (node.type !== 'CallExpression') return undefined;
    const runner = getRunner(node.callee);
    const title = getText(node.arguments[0]);
    // Without a body it is the inner call of `test.each('…')('…', body)`.
    const isCall = runner !== undefined && RUNNERS.has(runner) && node.arguments.length > 1;
    return isCall && title !== undefined ? { runner, title } : undefined;
  };
  new Visitor({
    CallExpression: (node) => {
      const call = read(node);
      if (call?.runner === 'describe') suites.push(call.title);
      else if (call) titles.push([...suites, call.title].join(SEPARATOR));
    },
    'CallExpression:exit': (node) => {
      if (read(node)?.runner === 'describe') suites.pop();
    },
  }).visit(parseSync(file, source).program);
  return titles;
}
