import type { Overrides } from './overrides';

const METHODS = [
  'setTransform',
  'clearRect',
  'fillRect',
  'roundRect',
  'fill',
  'stroke',
  'fillText',
  'strokeText',
] as const;

/**
 * Observes how pictures are drawn: their pixels are those of this computer's fonts. Returns what gives the calls that have
 * drawn one, as lines: `fillText Ann 0 30 #ffffff 600 30px center`.
 */
export function observePictures(replace: Overrides['replace']) {
  const paths = new WeakMap<object, string>();
  const drawn = new WeakMap<HTMLCanvasElement, string[]>();
  const pictures = new WeakMap<Blob, readonly string[]>();
  const { Path2D: Path } = window;
  replace(
    window,
    'Path2D',
    class extends Path {
      constructor(data: string) {
        super(data);
        paths.set(this, data);
      }
    },
  );
  const describe = (given: unknown) => (given instanceof Path ? paths.get(given) : String(given));
  for (const name of METHODS) {
    const method = CanvasRenderingContext2D.prototype[name];
    replace(
      CanvasRenderingContext2D.prototype,
      name,
      function (this: CanvasRenderingContext2D, ...given: unknown[]) {
        const { canvas, fillStyle, strokeStyle, lineWidth, lineJoin, font, textAlign } = this;
        // What is on the screen is drawn again and again, ten thousand rectangles at once, and its pixels are recorded.
        if (canvas.isConnected) return Reflect.apply(method, this, given);
        const line = [
          name,
          ...given.map(describe),
          ...(name.startsWith('fill') ? [fillStyle] : []),
          ...(name.startsWith('stroke') ? [strokeStyle, lineWidth, lineJoin] : []),
          ...(name.endsWith('Text') ? [font.replace(/px.*/, 'px'), textAlign] : []),
        ].join(' ');
        const lines = drawn.get(canvas) ?? [];
        lines.push(line);
        drawn.set(canvas, lines);
        return Reflect.apply(method, this, given);
      },
    );
  }
  const { toBlob } = HTMLCanvasElement.prototype;
  replace(
    HTMLCanvasElement.prototype,
    'toBlob',
    function (this: HTMLCanvasElement, callback: BlobCallback, ...how: [string?, number?]) {
      const note = (picture: Blob | null) => {
        if (picture) pictures.set(picture, drawn.get(this) ?? []);
        callback(picture);
      };
      toBlob.call(this, note, ...how);
    },
  );
  return (picture: Blob): readonly string[] => pictures.get(picture) ?? [];
}
