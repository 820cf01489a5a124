/** What Chrome does to a page that it translates. */
export function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    font.append(text.nodeValue ?? '');
    text.parentNode?.replaceChild(font, text);
  }
}
