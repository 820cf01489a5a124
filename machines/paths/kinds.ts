import * as z from 'zod/mini';

/** Plain data of one kind, named by its type. */
export interface Typed {
  readonly type: string;
}

export type Awaitable<Value> = Value | Promise<Value>;

/** What a check finds wrong, as a sentence; null when nothing is. */
export type Problem = Awaitable<string | null>;

type Shape = z.core.$ZodShape;
type Fields<Own extends Shape> = { readonly [Name in keyof Own]: z.infer<Own[Name]> };

interface Kind<Value> {
  /** the schema of each field, besides the type */
  readonly fields: Shape;
  /** as a sentence, without capital and full stop; placeholders are described by the registry */
  describe(value: Value): string;
}

/** A kind of action: its data, its sentence, and how a driver carries it out. */
export interface ActionKind<Driver, Value = object> extends Kind<Value> {
  run(driver: Driver, value: Value): Awaitable<void>;
  /** time passes: its field `milliseconds`, which is cut just before the end of a delay */
  readonly isDelay?: boolean;
  /** why it cannot be done from outside the page */
  readonly insideOnly?: string;
}

/** A kind of assertion: its data, its sentence, and what a driver finds wrong. */
export interface AssertionKind<Driver, Value = object> extends Kind<Value> {
  check(driver: Driver, value: Value): Problem;
}

type Defined<Kind, Own extends Shape> = { readonly fields: Own } & Omit<Kind, 'fields'>;

/** Functions that define kinds for a driver. The fields' schemas decide the types of values. */
export const kindsFor = <Driver>() => ({
  action: <Own extends Shape>(
    kind: Defined<ActionKind<Driver, Fields<Own>>, Own>,
  ): ActionKind<Driver, Fields<Own>> => kind,
  assertion: <Own extends Shape>(
    kind: Defined<AssertionKind<Driver, Fields<Own>>, Own>,
  ): AssertionKind<Driver, Fields<Own>> => kind,
});

type Flat<Value> = { readonly [Key in keyof Value]: Value[Key] };

/** The values of all kinds: `{ type, …fields }`. */
export type ValueOf<Kinds> = {
  [Type in keyof Kinds & string]: Kinds[Type] extends Kind<infer Value>
    ? Flat<{ readonly type: Type } & Value>
    : never;
}[keyof Kinds & string];

interface Definition<Actions, Assertions> {
  readonly actions: Actions;
  readonly assertions: Assertions;
  /** who causes events, in words: `{ user: 'the user', clock: 'the clock' }`; delays are by `clock` */
  readonly initiators: Readonly<Record<string, string>>;
  /** what a placeholder `{owner.property}` of a text stands for */
  readonly describePlaceholder?: (owner: string, property: string) => string;
}

/** All kinds that the plans of some models may use. */
export interface Registry<Driver = never, Action extends Typed = Typed, Assertion extends Typed = Typed> {
  readonly initiators: Readonly<Record<string, string>>;
  isAction(value: unknown): value is Action;
  isAssertion(value: unknown): value is Assertion;
  describeAction(action: Typed): string;
  describeAssertion(assertion: Typed): string;
  /** A text with its placeholders described: `{other.name} signs in` becomes “the other member signs in”. */
  describeText(text: string): string;
  run(driver: Driver, action: Typed): Promise<void>;
  check(driver: Driver, assertion: Typed): Problem;
  /** The milliseconds that pass; undefined for an action that is no delay. */
  getDelay(action: Typed): number | undefined;
  /** Why an action cannot be done from outside the page; undefined when it can. */
  getInsideReason(action: Typed): string | undefined;
}

const PLACEHOLDER = /\{(\w+)\.(\w+)\}/g;

const isTyped = (value: unknown): value is Typed =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function find<Found>(kinds: Readonly<Record<string, Found>>, type: string): Found {
  const found = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  if (!found) throw new Error(`there is no kind “${type}”`);
  return found;
}

/** Creates a registry for a driver: `createRegistry<Driver>()({ actions, assertions, initiators })`. */
export const createRegistry =
  <Driver>() =>
  <
    Actions extends Readonly<Record<string, ActionKind<Driver>>>,
    Assertions extends Readonly<Record<string, AssertionKind<Driver>>>,
  >({
    actions,
    assertions,
    initiators,
    describePlaceholder = (owner, property) => `${owner}’s ${property}`,
  }: Definition<Actions, Assertions>): Registry<Driver, ValueOf<Actions>, ValueOf<Assertions>> => {
    const isKnown = (
      kinds: Readonly<Record<string, { readonly fields: Shape }>>,
      value: unknown,
    ): boolean => {
      if (!isTyped(value) || !Object.hasOwn(kinds, value.type)) return false;
      const { fields } = find(kinds, value.type);
      return z.strictObject({ ...fields, type: z.string() }).safeParse(value).success;
    };
    const replacePlaceholders = (text: string, wrap: (words: string) => string) =>
      text.replace(PLACEHOLDER, (_, owner: string, property: string) =>
        wrap(describePlaceholder(owner, property)),
      );
    const describeKind =
      (kinds: Readonly<Record<string, ActionKind<Driver> | AssertionKind<Driver>>>) => (value: Typed) =>
        replacePlaceholders(find(kinds, value.type).describe(value), (words) => `[${words}]`);
    return {
      initiators,
      isAction: (value): value is ValueOf<Actions> => isKnown(actions, value),
      isAssertion: (value): value is ValueOf<Assertions> => isKnown(assertions, value),
      describeAction: describeKind(actions),
      describeAssertion: describeKind(assertions),
      describeText: (text) => replacePlaceholders(text, (words) => words),
      run: async (driver, action) => find(actions, action.type).run(driver, action),
      check: (driver, assertion) => find(assertions, assertion.type).check(driver, assertion),
      getDelay: (action) =>
        find(actions, action.type).isDelay &&
        'milliseconds' in action &&
        typeof action.milliseconds === 'number'
          ? action.milliseconds
          : undefined,
      getInsideReason: ({ type }) => find(actions, type).insideOnly,
    };
  };
