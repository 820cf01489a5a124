/** A module that runs in the page, bundled as a text. */
declare module '*?script' {
  const text: string;
  export default text;
}
