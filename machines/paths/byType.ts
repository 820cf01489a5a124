/** The fields of each member of a union, by its `type`. */
type FieldsByType<Union extends { readonly type: string }> = {
  [Type in Union['type']]: Union extends { readonly type: infer Own }
    ? Type extends Own
      ? Omit<Union, 'type'>
      : never
    : never;
};

type OfType<Fields, Type extends keyof Fields = keyof Fields> = {
  [Each in Type]: { readonly type: Each } & Fields[Each];
}[Type];

type Handlers<Fields, Result> = {
  readonly [Type in keyof Fields]: (value: OfType<Fields, Type>) => Result;
};

/** A function for each `type` of a union. */
export type HandlersByType<Union extends { readonly type: string }, Result> = Handlers<
  FieldsByType<Union>,
  Result
>;

/** Calls the function for the value's `type`. */
export const handleByType = <Fields, Type extends keyof Fields, Result>(
  handlers: Handlers<Fields, Result>,
  value: OfType<Fields, Type>,
): Result => handlers[value.type](value);
