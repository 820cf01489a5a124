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
/** Texts one behind the other, which are copied, stored and parsed as one: that takes a fraction of the time of a list. */
export interface JoinedTexts {
  readonly text: string;
  readonly lengths: Integers;
  /** the place of the one that stands for null; -1 where there is none */
  readonly nullAt: number;
}
/** The texts, each once unless they are hardly ever the same, and which one each row has. */
export interface TextColumn {
  readonly kind: 'text';
  readonly codes: Integers;
  readonly values: JoinedTexts;
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
