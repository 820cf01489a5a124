import { hoverAll, replaceColorRules } from './colorRules';

const SHAPES = 'path, rect, circle, line, text';

const hasOwnText = ({ childNodes }: Element): boolean =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

const isClear = (color: string): boolean => color === 'rgba(0, 0, 0, 0)';

/** A gradient is told by an id, which is another one with each page. */
const nameFill = (fill: string): string => (fill.startsWith('url(') ? 'gradient' : fill);

/** In which a control looks otherwise, by its state. */
const STATES = {
  disabled: ':disabled, [aria-disabled=true]',
  current: '[aria-current]',
  selected: '[aria-selected=true], [aria-pressed=true], [aria-checked=true], :checked',
  invalid: '[aria-invalid=true]',
};
const ANY_STATE = Object.values(STATES).join();

/** What the control around it, or the element itself, is: ` of what is disabled`; empty for most. */
function describeState(element: Element): string {
  const control = element.closest(ANY_STATE);
  const names = Object.entries(STATES).filter(([, selector]) => control?.matches(selector));
  return names.length === 0 ? '' : ` of what is ${names.map(([name]) => name).join(' and ')}`;
}

function readColors(areas: readonly HTMLElement[], selector: string): readonly string[] {
  const backgrounds = new Map<Element, string>();
  const getBackground = (element: Element): string => {
    const known = backgrounds.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const own = backgroundImage.includes('gradient') ? backgroundImage : backgroundColor;
    const around = element.parentElement;
    const found = isClear(own) && around ? getBackground(around) : own;
    backgrounds.set(element, found);
    return found;
  };
  const colors = new Set<string>();
  for (const element of areas.flatMap((area) => [...area.querySelectorAll(selector)])) {
    const isShape = element.matches(SHAPES);
    const isField = element.matches('input, select, textarea');
    const isText = !isShape && (isField || hasOwnText(element));
    if (!element.checkVisibility()) continue;
    const style = getComputedStyle(element);
    const state = describeState(element);
    if (!isClear(style.backgroundColor)) colors.add(`surface ${style.backgroundColor}${state}`);
    if (isShape) colors.add(`shape ${nameFill(style.fill)}, ${style.stroke}${state}`);
    if (isText) colors.add(`${style.color} on ${getBackground(element)}${state}`);
    if (style.borderTopWidth !== '0px' && style.borderTopStyle !== 'none')
      colors.add(`frame ${style.borderTopColor}${state}`);
    if (style.outlineStyle !== 'none') colors.add(`outline ${style.outlineColor}${state}`);
  }
  return [...colors].toSorted();
}

/**
 * Which colours there are, in alphabetical order, each once: those of texts on what is behind them, of surfaces, frames and
 * outlines, and of shapes. `rgb(0, 0, 0) on rgb(255, 255, 255)`, `frame rgb(0, 0, 0)`, `shape none, rgb(0, 0, 0)`: its fill and
 * its stroke; `… of what is disabled`, where it is in such a control. What the browser draws by itself follows `color-scheme`.
 */
export function listColors(areas: readonly HTMLElement[]): readonly string[] {
  replaceColorRules();
  const { colorScheme } = getComputedStyle(document.documentElement);
  return [`color-scheme: ${colorScheme}`, ...readColors(areas, '*')];
}

/** Likewise, which there are besides these under the pointer: `under the pointer: frame rgb(0, 0, 0)`. */
export function listColorsUnderPointer(
  areas: readonly HTMLElement[],
  colors: readonly string[],
): readonly string[] {
  const found = hoverAll((selector) => readColors(areas, selector)).filter(
    (color) => !colors.includes(color),
  );
  return found.map((color) => `under the pointer: ${color}`);
}
