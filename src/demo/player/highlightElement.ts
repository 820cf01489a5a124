import { ring } from './PlayerBar.css';

/** How far it stands off what it is around, in pixels. */
const GAP = 6;

/** Brings what is pressed next into sight, and draws a ring around it for a while (milliseconds). */
export async function highlightElement(element: HTMLElement, milliseconds: number): Promise<void> {
  if (milliseconds === 0) return;
  element.scrollIntoView({ block: 'center', inline: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const drawn = document.createElement('div');
  drawn.className = ring;
  drawn.ariaHidden = 'true';
  Object.assign(drawn.style, {
    left: `${left - GAP}px`,
    top: `${top - GAP}px`,
    width: `${width + 2 * GAP}px`,
    height: `${height + 2 * GAP}px`,
  });
  document.body.append(drawn);
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  drawn.remove();
}
