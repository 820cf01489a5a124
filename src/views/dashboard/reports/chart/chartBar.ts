/** One bar of a chart, of one or several series. */
export interface ChartBar {
  /** unique in its chart */
  readonly key: string;
  /** under the bar, where there is room */
  readonly label: string;
  /** all that the bar shows, as a sentence */
  readonly sentence: string;
  /** one for each series, in their order; never negative */
  readonly values: readonly number[];
}
