/** The element of the app. The bars of player and recorder are outside it, so that paths do not find their texts. */
export function getAppContainer(): HTMLElement {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no element with the id root');
  return container;
}
