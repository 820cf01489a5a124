import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM_ARGUMENTS, findChromium } from './findChromium';
import { drawIcon } from './iconDrawing';

const FOLDER = 'public';
const FAVICON_SIZES = [16, 32, 48];
const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

interface Image {
  readonly size: number;
  readonly png: Buffer;
}

/** An ICO file: a header, an entry for each image, the images. */
function packIcons(images: readonly Image[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = HEADER_BYTES + ENTRY_BYTES * images.length;
  const entries = images.map(({ size, png }) => {
    const entry = Buffer.alloc(ENTRY_BYTES);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)]);
}

const executablePath = findChromium();
const browser = await chromium.launch({
  args: CHROMIUM_ARGUMENTS,
  ...(executablePath ? { executablePath } : {}),
});
const page = await browser.newPage();

async function paint(svg: string, size: number): Promise<Image> {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
  return { size, png: await page.screenshot({ omitBackground: true }) };
}

const write = (name: string, content: string | Buffer) => writeFileSync(path.join(FOLDER, name), content);

const favicons: Image[] = [];
for (const size of FAVICON_SIZES) favicons.push(await paint(drawIcon('rounded'), size));
write('icon.svg', drawIcon('rounded'));
write('favicon.ico', packIcons(favicons));
for (const [name, size] of Object.entries({ 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 })) {
  write(`${name}.png`, (await paint(drawIcon('full'), size)).png);
}
await browser.close();
