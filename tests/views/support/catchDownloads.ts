import { vi } from 'vitest';

interface Download {
  readonly name: string;
  readonly file: Blob | undefined;
}

/** What the browser is asked to save from now until the end of the test; nothing is written to a disk. */
export function catchDownloads(): readonly Download[] {
  const downloads: Download[] = [];
  const files = new Map<string, Blob>();
  const create = URL.createObjectURL.bind(URL);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const address = create(file);
    if (file instanceof Blob) files.set(address, file);
    return address;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push({ name: this.download, file: files.get(this.href) });
  });
  return downloads;
}
