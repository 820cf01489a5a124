/** Made by the build: the diagrams of all machines with path tests, by their ids. */
declare module 'virtual:diagrams' {
  export const diagrams: Readonly<Record<string, import('#machines/diagrams/layoutDiagram.ts').Diagram>>;
}
