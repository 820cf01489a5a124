/** What is typed into the forms of this screen, which a reload would lose; filters are none. */
export const readUnsentInput = (): readonly string[] =>
  [...document.querySelectorAll<HTMLInputElement>('main form input')]
    .map(({ value }) => value)
    .filter((value) => value !== '');
