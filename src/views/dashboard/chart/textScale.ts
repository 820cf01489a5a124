/** How many times the usual size the text of the browser has: what a chart measures in pixels has to follow it. */
export const getTextScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
