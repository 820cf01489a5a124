import type { Components, SchemaNode } from './openApiDocument';

export interface SchemaField {
  /** a path, `data.activities[].amount`; empty for the value itself */
  readonly path: string;
  /** what the value may be: kinds of values by name, or types */
  readonly value: string;
  readonly required: boolean;
}

const isAbsent = ({ type, const: only, maxItems }: SchemaNode): boolean =>
  type === 'null' || only === '' || maxItems === 0;
const nameOf = ($ref: string): string => $ref.split('/').at(-1) ?? '';

/** The kind of one value, in words. */
function describeValue({ title, type, const: only, enum: values, format, pattern }: SchemaNode): string {
  if (title !== undefined) return title;
  if (only !== undefined) return JSON.stringify(only);
  if (values) return values.map((value) => JSON.stringify(value)).join(', ');
  const types = typeof type === 'string' ? [type] : (type ?? []).filter((one) => one !== 'null');
  const name = types.join(' or ') || 'any value';
  return format || pattern ? `${name} (${format ?? pattern})` : name;
}

/** Whether fields of a schema are listed one by one; the others are values of a kind. */
const hasFields = ({ properties, items, anyOf = [] }: SchemaNode): boolean =>
  properties !== undefined || items !== undefined || anyOf.some(({ $ref }) => $ref !== undefined);

export const isKind = (node: SchemaNode): boolean => !hasFields(node);

/** The fields of a schema, parents before their fields. What refers to itself is listed once. */
export function listFields(
  node: SchemaNode,
  components: Components,
  path = '',
  required = true,
  open: readonly string[] = [],
): SchemaField[] {
  const { $ref, anyOf, items, properties } = node;
  if ($ref !== undefined) {
    const name = nameOf($ref);
    const target = components[name];
    if (!target || isKind(target) || open.includes(name)) return [{ path, value: name, required }];
    return listFields(target, components, path, required, [...open, name]);
  }
  const choices = anyOf && !properties ? anyOf.filter((choice) => !isAbsent(choice)) : [];
  const [choice] = choices;
  if (choice && (choices.length === 1 || choice.items)) {
    const isOptional = anyOf?.some(isAbsent) ?? false;
    return listFields(choice, components, path, required && !isOptional, open);
  }
  if (choice) return [{ path, value: choices.map(describeValue).join(' or '), required }];
  if (items) return listFields(items, components, `${path}[]`, required, open);
  if (!properties) return [{ path, value: describeValue(node), required }];
  const own = Object.entries(properties).flatMap(([name, property]) =>
    listFields(
      property,
      components,
      path === '' ? name : `${path}.${name}`,
      node.required?.includes(name) ?? false,
      open,
    ),
  );
  // Of alternatives beside common fields the first lists all; which of them is required differs.
  const [alternative] = anyOf ?? [];
  const others = alternative
    ? listFields({ ...alternative, required: [] }, components, path, required, open)
    : [];
  return [...others, ...own];
}

/** A kind of value, in words: all forms in which it may be written. */
export const describeKind = ({ anyOf, ...node }: SchemaNode): string =>
  anyOf ? anyOf.map(describeValue).join(' or ') : describeValue(node);
