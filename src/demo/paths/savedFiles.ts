import type { Overrides } from './overrides';
import type { PendingWork } from './pendingWork';
import { observePictures } from './pictures';

// Unlike `text()`, this keeps the mark by which a spreadsheet knows the encoding.
const decode = (bytes: ArrayBuffer) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/**
 * Saves no file: tells its content, or how its picture was drawn, by `note`. Returns what gives the contents that the page
 * still holds.
 */
export function observeSavedFiles(
  replace: Overrides['replace'],
  work: PendingWork,
  note: (line: string) => void,
) {
  const getDrawing = observePictures(replace);
  const files = new Map<string, Blob>();
  const { createObjectURL, revokeObjectURL } = URL;
  replace(URL, 'createObjectURL', (content: Blob) => {
    const url = createObjectURL(content);
    files.set(url, content);
    return url;
  });
  replace(URL, 'revokeObjectURL', (url: string) => {
    files.delete(url);
    revokeObjectURL(url);
  });
  const describe = async (content: Blob) => {
    if (content.type === 'image/png') {
      const { width, height } = await createImageBitmap(content);
      return [`a picture of ${width} × ${height} pixels`, ...getDrawing(content)].join('\n');
    }
    return decode(await content.arrayBuffer()).replace('\ufeff', '(byte order mark) ');
  };
  const { click } = HTMLAnchorElement.prototype;
  replace(HTMLAnchorElement.prototype, 'click', function (this: HTMLAnchorElement) {
    const content = files.get(this.href);
    if (!content) return click.call(this);
    work.begin(content);
    const { download } = this;
    void describe(content)
      .then((text) => note(`saves ${download}:\n${text}`))
      .finally(() => work.end(content));
  });
  return (): readonly string[] => [...files].map(() => 'the content of a file');
}
