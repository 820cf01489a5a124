/** Pixels of the window's inside. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What the walk needs of a browser: the least that WebDriver, WebDriver BiDi and Playwright have in common. */
export interface EngineDriver {
  /** name and version of the browser */
  readonly name: string;
  /** Opens an address, and waits until it has loaded. */
  open(url: string): Promise<void>;
  /** The JSON text that an expression gives in the page. */
  evaluate(expression: string): Promise<string>;
  /** Moves the mouse there and presses its button. */
  press(point: Point): Promise<void>;
  type(text: string): Promise<void>;
  /** Sets the size of the window's inside in pixels. */
  resize(width: number, height: number): Promise<void>;
  /** A PNG of the window's inside. */
  takeScreenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** One press, as both kinds of WebDriver take it. */
export const pressActions = ({ x, y }: Point) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

/** A text, as both kinds of WebDriver take it. */
export const typeActions = (text: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];
