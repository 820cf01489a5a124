import { ring } from './PlayerBar.css';

/** Distances between ring and element, in pixels: no letter is cut, and the lines above and below stay uncovered. */
const GAP = { inline: 5, block: 2 } as const;

/** Draws a ring around an element, until the returned function removes it. */
export function drawRing(element: Element): () => void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const overlay = document.createElement('div');
  overlay.className = ring;
  overlay.ariaHidden = 'true';
  Object.assign(overlay.style, {
    left: `${left - GAP.inline}px`,
    top: `${top - GAP.block}px`,
    width: `${width + 2 * GAP.inline}px`,
    height: `${height + 2 * GAP.block}px`,
  });
  document.body.append(overlay);
  return () => overlay.remove();
}

/** Scrolls an element into view, and draws a ring around it for so many milliseconds. */
export async function highlightElement(element: HTMLElement, milliseconds: number): Promise<void> {
  if (milliseconds === 0) return;
  element.scrollIntoView({ block: 'center', inline: 'nearest' });
  const removeRing = drawRing(element);
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  removeRing();
}
