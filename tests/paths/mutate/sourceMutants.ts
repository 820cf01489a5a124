import { type Expression, type FunctionBody, parseSync, type Span, Visitor } from 'oxc-parser';

/** How a mutant stands beside the original in the source: as what comes instead of it, or as leaving it out. */
type Form = 'expression' | 'property' | 'attribute' | 'statement';

/** A source with one thing broken. */
export interface SourceMutant {
  readonly file: string;
  /** counted from 1 */
  readonly line: number;
  readonly operator: string;
  /** the piece that is broken, and where it helps what becomes of it; with a number where a source has several */
  readonly what: string;
  readonly form: Form;
  readonly start: number;
  readonly end: number;
  /** what comes instead of the expression */
  readonly instead: string;
}

/** Attributes of appearance and of mobile keyboards, which paths do not assert. */
const APPEARANCE = new Set(
  [
    ['appearance', 'autoCapitalize', 'autoComplete', 'className', 'columns', 'fullWidth', 'icon'],
    ['keep', 'minWidth', 'size', 'spellCheck', 'tone', 'variant', 'width'],
  ].flat(),
);

/** Each is replaced by its opposite, or its boundary is moved. */
const COMPARISONS: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
};
const ARITHMETIC: Readonly<Record<string, string>> = { '-': '+', '*': '/', '/': '*', '%': '*' };
const ROUNDING: Readonly<Record<string, string>> = {
  'Math.floor': 'Math.ceil',
  'Math.ceil': 'Math.floor',
  'Math.round': 'Math.floor',
  'Math.min': 'Math.max',
  'Math.max': 'Math.min',
};
const LOGICAL: Readonly<Record<string, string>> = { '&&': '||', '||': '&&' };
const CALLS = new Set(['CallExpression', 'AwaitExpression', 'AssignmentExpression', 'ChainExpression']);

const EXCERPT = 80;

/** Every mutant of a source. Throws where it does not parse. */
export function sourceMutants(file: string, source: string): readonly SourceMutant[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`);

  const mutants: SourceMutant[] = [];
  const passedOver: Span[] = [];
  /** what another mutant turns into its opposite already */
  const negated = new Set<string>();
  const named = new Map<string, number>();

  const spanOf = ({ start, end }: Span) => `${start}-${end}`;
  const textOf = ({ start, end }: Span) => source.slice(start, end);
  const excerpt = (span: Span) => {
    const text = textOf(span).replace(/\s+/g, ' ');
    return text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text;
  };
  const passOver = (...spans: readonly Span[]) => void passedOver.push(...spans);
  const note = (span: Span, operator: string, instead: string, detail = '', form: Form = 'expression') => {
    const { start, end } = span;
    if (passedOver.some((one) => one.start <= start && end <= one.end)) return;
    const what = detail === '' ? excerpt(span) : `${excerpt(span)} ${detail}`;
    const count = (named.get(`${operator} ${what}`) ?? 0) + 1;
    named.set(`${operator} ${what}`, count);
    const line = source.slice(0, start).split('\n').length;
    const name = count > 1 ? `${what} (${count})` : what;
    mutants.push({ file, line, operator, what: name, form, start, end, instead });
  };
  const negate = (test: Expression) => {
    negated.add(spanOf(test));
    note(test, 'condition negated', `!(${textOf(test)})`);
  };

  new Visitor({
    ImportDeclaration: (node) => passOver(node),
    ImportExpression: (node) => passOver(node),
    ExportNamedDeclaration: ({ source: from }) => passOver(...(from ? [from] : [])),
    TSTypeAliasDeclaration: (node) => passOver(node),
    TSInterfaceDeclaration: (node) => passOver(node),
    TSTypeAnnotation: (node) => passOver(node),
    TSTypeParameterInstantiation: (node) => passOver(node),
    // Names of error classes, and texts of errors and logs, are for developers.
    PropertyDefinition: (node) => passOver(node),
    NewExpression: ({ callee, arguments: given }) => {
      if (callee.type === 'Identifier' && callee.name.endsWith('Error')) passOver(...given);
    },
    CallExpression: ({ callee, ...node }) => {
      if (callee.type === 'Identifier' && callee.name === 'specificationText')
        passOver(...node.arguments.slice(1));
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return;
      if (callee.object.name === 'console' || textOf(callee) === 'z.object') passOver(node);
      const rounded = ROUNDING[textOf(callee)];
      const given = source.slice(callee.end, node.end);
      if (rounded) note(node, 'rounding changed', `${rounded}${given}`, `with ${rounded}`);
    },
    IfStatement: ({ test }) => negate(test),
    ConditionalExpression: ({ test }) => negate(test),
    LogicalExpression: ({ operator, left, right, ...node }) => {
      if (operator === '??') return note(node, 'default dropped', textOf(left));
      if (
        right.type === 'JSXElement' ||
        right.type === 'JSXFragment' ||
        right.type === 'ParenthesizedExpression'
      )
        return negate(left);
      const swapped = LOGICAL[operator];
      if (swapped) {
        note(node, 'logic swapped', `(${textOf(left)}) ${swapped} (${textOf(right)})`, `with ${swapped}`);
      }
    },
    BinaryExpression: ({ operator, left, right, ...node }) => {
      const inverse = ARITHMETIC[operator];
      if (inverse) {
        note(
          node,
          'arithmetic changed',
          `(${textOf(left)}) ${inverse} (${textOf(right)})`,
          `with ${inverse}`,
        );
      }
      const other = COMPARISONS[operator];
      if (!other) return;
      passOver(...[left, right].filter(({ type }) => type === 'Literal'));
      const isEquality = operator.length === 3;
      if (isEquality && negated.has(spanOf(node))) return;
      const instead = `${textOf(left)} ${other} ${textOf(right)}`;
      note(node, isEquality ? 'comparison flipped' : 'boundary moved', instead, `with ${other}`);
    },
    UnaryExpression: ({ operator, argument, ...node }) => {
      if (operator === '!' && !negated.has(spanOf(node))) note(node, 'negation dropped', textOf(argument));
    },
    ExpressionStatement: ({ expression }) => {
      // Logs are for developers, and without super() no object can be created.
      if (/^(console\.|super\()/.test(textOf(expression))) return;
      if (isCalling(expression)) note(expression, 'statement removed', 'void 0');
      if (expression.type === 'AwaitExpression') awaited(expression);
    },
    ReturnStatement: ({ argument }) => {
      if (argument?.type === 'AwaitExpression') awaited(argument);
      if (argument?.type === 'ArrowFunctionExpression') note(argument, 'clean-up dropped', 'void 0');
    },
    ThrowStatement: (node) => note(node, 'throw removed', '', '', 'statement'),
    ArrowFunctionExpression: ({ body }) => {
      if (isCalling(body) && !textOf(body).startsWith('console.')) note(body, 'returns nothing', 'void 0');
    },
    ObjectExpression: ({ properties }) => {
      for (const property of properties) {
        if (property.type === 'Property' && !property.computed && !property.shorthand) passOver(property.key);
        if (property.type === 'SpreadElement') note(property.argument, 'spread dropped', '{}');
        else if (property.key.type === 'Identifier' && APPEARANCE.has(property.key.name)) passOver(property);
        else if (
          !isSentence(property.value) &&
          !isCall(property.value) &&
          property.value.type !== 'ObjectExpression'
        ) {
          note(property, 'property dropped', '', '', 'property');
        }
      }
    },
    JSXAttribute: ({ name, value, ...node }) => {
      if (name.type !== 'JSXIdentifier' || APPEARANCE.has(name.name)) return passOver(node);
      if (value?.type === 'Literal') {
        note(value, 'attribute dropped', '', `of ${name.name}`, 'attribute');
        passOver(value);
      }
      if (value?.type === 'JSXExpressionContainer' && value.expression.type !== 'JSXEmptyExpression') {
        if (!isCall(value.expression))
          note(value.expression, 'attribute dropped', 'void 0', `of ${name.name}`);
      }
    },
    Literal: ({ value, ...node }) => {
      if (typeof value === 'string' && value !== '') note(node, 'sentence changed', "'mutated'");
      if (typeof value === 'number') note(node, 'number changed', `${value + 1}`);
      if (typeof value === 'boolean') note(node, 'boolean flipped', `${!value}`);
    },
    // A tag takes the template itself.
    TaggedTemplateExpression: ({ quasi }) => passOver(quasi),
    TemplateLiteral: (node) => {
      if (/[a-z]{3}/i.test(node.quasis.map(({ value }) => value.raw).join(''))) {
        note(node, 'sentence changed', "'mutated'");
      }
    },
  }).visit(program);

  function awaited(expression: Expression & { readonly type: 'AwaitExpression' }) {
    note(expression, 'await removed', textOf(expression.argument));
  }
  return mutants;
}

/** What is done, be it a call, an assignment, or either with its result thrown away. */
const isCalling = (node: Expression | FunctionBody): boolean =>
  node.type === 'UnaryExpression' ? isCalling(node.argument) : CALLS.has(node.type);

/** A function that does one thing: that it does nothing is a mutant of its own. */
const isCall = (node: Expression): boolean => node.type === 'ArrowFunctionExpression' && isCalling(node.body);

const isSentence = ({ type }: Expression) => type === 'Literal' || type === 'TemplateLiteral';
