import { ring } from './PlayerBar.css';

/** Distance between ring and element, in pixels: no letter is cut, and the lines of text above and below stay uncovered. */
const GAP = 4;

/** Draws a ring around an element, until the returned function removes it. */
export function drawRing(element: Element): () => void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const overlay = document.createElement('div');
  overlay.className = ring;
  overlay.ariaHidden = 'true';
  Object.assign(overlay.style, {
    left: `${left - GAP}px`,
    top: `${top - GAP}px`,
    width: `${width + 2 * GAP}px`,
    height: `${height + 2 * GAP}px`,
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
