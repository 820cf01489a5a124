import { assignVars, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { light } from '#src/theme/palettes.ts';
import { color, space } from '#src/theme/tokens.css.ts';
import { variant } from './Button.css';
import { overlay } from './Drawer.css';
import { button as days } from './dataTable/DayRangeField.css';
import { size as pageSize } from './dataTable/TableFooter.css';
import { MARKER_ATTRIBUTE } from './markerHeight.css';
import { beside, frame, pane } from './PublicLayout.css';
import { heading } from './Section.css';
import { shell, sidebar, topBar } from './ShellLayout.css';
import { skipLink } from './SkipLink.css';

const onPaper = (selector: string, { vars, ...rule }: StyleRule) =>
  globalStyle(selector, { '@media': { print: { ...rule, ...(vars ? { vars } : {}) } } });

// Light whatever the appearance, with the colours of bars and steps, which browsers leave out like any ground.
onPaper(':root:root, [data-theme][data-theme]', {
  vars: assignVars(color, { ...light, canvas: '#ffffff', surface: '#ffffff' }),
  colorScheme: 'light',
  printColorAdjust: 'exact',
});
onPaper('html', { fontSize: '81.25%' });

// What can only be pressed is of no use there. What a column or a row is called is in a button, too, and which days are shown and whose team.
const pressed = [
  `button:not(table button, nav ol button, [role="tab"][aria-selected="true"], .${days})`,
  'select',
  `.${pageSize}`,
  'search',
  '[role="radiogroup"]',
  ...Object.values(variant).map((one) => `a.${one.split(' ').at(-1)}`),
].join(', ');
onPaper(
  `.${skipLink}, .${topBar}, .${sidebar}, :is(main, header) :is(${pressed}), .${beside}, div[data-toast]`,
  {
    display: 'none',
  },
);
// A sheet is printed alone instead: it is no `div`.
onPaper(`.${overlay}, div[role="dialog"]`, { display: 'none' });
onPaper('th button svg', { display: 'none' });
// On wide paper, too, what is printed has the place of the sidebar.
onPaper(`.${shell}, .${frame}`, { display: 'block' });
onPaper(`.${pane}`, { padding: 0 });
onPaper(':root main', { maxWidth: 'none', margin: 0, padding: `${space.x2} 0 0` });
// A grid that is broken between pages has parts over each other.
onPaper('main :is(section, :has(> section))', { display: 'flex', flexDirection: 'column' });
onPaper('tr, figure, dl > div', { breakInside: 'avoid' });
onPaper(`h1, h2, h3, .${heading}`, { breakAfter: 'avoid' });
// Chromium breaks between a heading and a grid of cards all the same.
onPaper('main section:not(:has(table, figure))', { breakInside: 'avoid' });

// At the top of each page.
onPaper(`:has(> [${MARKER_ATTRIBUTE}])`, { display: 'table', width: '100%' });
onPaper(`[${MARKER_ATTRIBUTE}]`, { display: 'table-header-group', breakInside: 'avoid' });
onPaper(`[${MARKER_ATTRIBUTE}] > span`, { padding: space.x1 });
onPaper(`[${MARKER_ATTRIBUTE}] > :not(span)`, { display: 'none' });
