const SHAPES = 'path, rect, circle, line, text';

const hasOwnText = ({ childNodes }: Element): boolean =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

const isClear = (color: string): boolean => color === 'rgba(0, 0, 0, 0)';

/** A gradient is told by an id, which is another one with each page. */
const nameFill = (fill: string): string => (fill.startsWith('url(') ? 'gradient' : fill);

/** A change of colour takes its time, which is none of a plan's. */
function finishTransitions(): void {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition && /color|fill|stroke|shadow/.test(animation.transitionProperty))
      animation.finish();
  }
}

/**
 * Which colours there are, in alphabetical order, each once: those of texts on what is behind them, of surfaces, frames and
 * outlines, and of shapes. `rgb(0, 0, 0) on rgb(255, 255, 255)`, `frame rgb(0, 0, 0)`, `shape none, rgb(0, 0, 0)`: its fill and
 * its stroke. What the browser draws by itself follows `color-scheme`.
 */
export function listColors(areas: readonly HTMLElement[]): readonly string[] {
  finishTransitions();
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
  for (const element of areas.flatMap((area) => [...area.querySelectorAll('*')])) {
    const isShape = element.matches(SHAPES);
    const isField = element.matches('input, select, textarea');
    const isText = !isShape && (isField || hasOwnText(element));
    if (!element.checkVisibility()) continue;
    const style = getComputedStyle(element);
    if (!isClear(style.backgroundColor)) colors.add(`surface ${style.backgroundColor}`);
    if (isShape) colors.add(`shape ${nameFill(style.fill)}, ${style.stroke}`);
    if (isText) colors.add(`${style.color} on ${getBackground(element)}`);
    if (style.borderTopWidth !== '0px' && style.borderTopStyle !== 'none')
      colors.add(`frame ${style.borderTopColor}`);
    if (style.outlineStyle !== 'none') colors.add(`outline ${style.outlineColor}`);
  }
  return [
    `color-scheme: ${getComputedStyle(document.documentElement).colorScheme}`,
    ...[...colors].toSorted(),
  ];
}
