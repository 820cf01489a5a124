/** Space between two labels, in pixels of the screen. */
const GAP = 2;

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Moves overlapping labels of neighbouring arrows below each other, which the library does not do. */
export function spreadLabels(svg: SVGSVGElement): void {
  const scale = svg.getScreenCTM()?.a ?? 1;
  const labels = [...svg.querySelectorAll<SVGGElement>('g.edgeLabel')]
    .map((label) => ({ label, box: label.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0)
    .sort((one, other) => one.box.top - other.box.top);
  const placed: DOMRect[] = [];
  for (const { label, box } of labels) {
    let at = box;
    for (let other = placed.find((each) => overlap(each, at)); other; ) {
      at = new DOMRect(at.x, other.bottom + GAP, at.width, at.height);
      other = placed.find((each) => overlap(each, at));
    }
    placed.push(at);
    const down = (at.y - box.y) / scale;
    if (down > 0) label.style.transform = `${getComputedStyle(label).transform} translateY(${down}px)`;
  }
}
