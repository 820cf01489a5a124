/** From 0 on, in as few bytes as the greatest needs. */
export type Integers = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;
export type Numbers = Integers | Float64Array<ArrayBuffer>;

export const isIntegers = (value: unknown): value is Integers =>
  value instanceof Uint8Array || value instanceof Uint16Array || value instanceof Uint32Array;

/** NaN stands for null. */
export interface NumberColumn {
  readonly kind: 'number';
  readonly values: Numbers;
}
/** The texts, each once unless they are hardly ever the same, and which one each row has. */
export interface TextColumn {
  readonly kind: 'text';
  readonly codes: Integers;
  readonly values: readonly (string | null)[];
}
export interface ListColumn {
  readonly kind: 'list';
  /** where the items of each row end */
  readonly ends: Integers;
  readonly items: NumberColumn | TextColumn;
}
export type PackedColumn =
  /** The nth row has the nth id of its table. */
  { readonly kind: 'id' } | NumberColumn | TextColumn | ListColumn;
