/**
 * The colours of both themes by role. Every pair that is used together is checked against WCAG AA by
 * `tests/ui/contrast.test.ts`: text 4.5:1, controls and focus rings 3:1.
 */
export interface Palette {
  /** behind everything */
  readonly canvas: string;
  /** cards, tables, the sidebar */
  readonly surface: string;
  /** menus, dialogs, hovered rows */
  readonly raised: string;
  readonly ink: string;
  readonly inkMuted: string;
  /** decorative lines */
  readonly line: string;
  /** borders of controls */
  readonly control: string;
  readonly accent: string;
  readonly accentStrong: string;
  /** text on accent */
  readonly accentInk: string;
  /** background of ink or accent text */
  readonly accentSoft: string;
  /** what has arrived, or was successful: green under every accent */
  readonly positive: string;
  readonly positiveSoft: string;
  readonly warning: string;
  readonly warningSoft: string;
  readonly critical: string;
  readonly criticalSoft: string;
  readonly focus: string;
  readonly skeleton: string;
  /** overlay behind a dialog or the menu drawer */
  readonly scrim: string;
  /** the decorative panel of the public pages, dark green in both themes */
  readonly panel: string;
  readonly panelInk: string;
  readonly panelLine: string;
}

export const light: Palette = {
  canvas: '#f5f3ed',
  surface: '#fdfcf9',
  raised: '#f4f2ea',
  ink: '#19211d',
  inkMuted: '#58615b',
  line: '#e0ddd2',
  control: '#858b84',
  accent: '#0f5a41',
  accentStrong: '#0a4632',
  accentInk: '#ffffff',
  accentSoft: '#e5eee7',
  positive: '#0f5a41',
  positiveSoft: '#e5eee7',
  warning: '#80530a',
  warningSoft: '#fbf1d8',
  critical: '#a1262b',
  criticalSoft: '#fbebe9',
  focus: '#16785a',
  skeleton: '#e6e3d9',
  scrim: 'rgb(20 28 24 / 45%)',
  panel: '#0e4533',
  panelInk: '#e9f2ec',
  panelLine: '#2a6350',
};

export const dark: Palette = {
  canvas: '#0f1412',
  surface: '#161c19',
  raised: '#1f2723',
  ink: '#ecefea',
  inkMuted: '#a5afa8',
  line: '#2b342f',
  control: '#737f78',
  accent: '#82cba8',
  accentStrong: '#9bdabb',
  accentInk: '#08231a',
  accentSoft: '#1b2e25',
  positive: '#82cba8',
  positiveSoft: '#1b2e25',
  warning: '#e6b95e',
  warningSoft: '#2b2414',
  critical: '#f3a19b',
  criticalSoft: '#341d1c',
  focus: '#8fd8b4',
  skeleton: '#252d29',
  scrim: 'rgb(0 0 0 / 60%)',
  panel: '#10291f',
  panelInk: '#dcebe2',
  panelLine: '#24483a',
};
