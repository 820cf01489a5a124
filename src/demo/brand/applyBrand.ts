import { branding } from '#src/branding.ts';
import { media } from '#src/theme/media.ts';
import { type AccentColors, deriveAccentColors } from './accentColors';
import type { Brand } from './brand';
import { INITIAL_ATTRIBUTE, INITIAL_VARIABLE } from './brand.css';

const usualName = branding.name;
let sheet: CSSStyleSheet | undefined;

const toDeclarations = (colors: AccentColors): string =>
  Object.entries(colors)
    .map(([role, value]) => `--${role}: ${value};`)
    .join(' ');

/** The same places as the themes' own rules, which are set before. */
const toRules = (accent: string): string => {
  const { light, dark } = deriveAccentColors(accent);
  return [
    `:root, [data-theme="light"] { ${toDeclarations(light)} }`,
    `@media ${media.dark} { :root:not([data-theme]) { ${toDeclarations(dark)} } }`,
    `[data-theme="dark"] { ${toDeclarations(dark)} }`,
  ].join('\n');
};

/** Shows the demo as a customer's own, or, with null, as usual. The marker and what it says stay. */
export function applyBrand(brand: Brand | null): void {
  const { documentElement: root } = document;
  Object.assign(branding, { name: brand?.name ?? usualName });
  // A sheet that a script makes is no inline style, which the content security policy refuses.
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(brand?.accent ? toRules(brand.accent) : '');
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  root.toggleAttribute(INITIAL_ATTRIBUTE, Boolean(brand?.initial));
  root.style.setProperty(INITIAL_VARIABLE, JSON.stringify(brand?.initial ?? ''));
}
