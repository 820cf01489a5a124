interface Point {
  readonly x: number;
  readonly y: number;
}

/** The curve that the library draws from a member down to one below. */
export function getLinkPath(from: Point, to: Point): string {
  const middle = (from.y + to.y) / 2;
  return `M${from.x},${from.y}C${from.x},${middle},${to.x},${middle},${to.x},${to.y}`;
}
