/** NaN stands for null. */
export interface NumberColumn {
  readonly kind: 'number';
  readonly values: Float64Array;
}
/** The texts, each once unless they are hardly ever the same, and which one each row has. */
export interface TextColumn {
  readonly kind: 'text';
  readonly codes: Uint32Array;
  readonly values: readonly (string | null)[];
}
export interface ListColumn {
  readonly kind: 'list';
  /** where the items of each row end */
  readonly ends: Uint32Array;
  readonly items: NumberColumn | TextColumn;
}
export type PackedColumn =
  /** The nth row has the nth id of its table. */
  { readonly kind: 'id' } | NumberColumn | TextColumn | ListColumn;
