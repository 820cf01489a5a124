import { notify } from '../../../actors/notify';
import { isoDay } from '../../../domain/dateRange';
import { teamGraph as sentences } from '../../../wording/teamGraph';
import type { GraphLayout } from './graphDatum';
import { type Picture, pictureOf } from './picture';

/** What browsers still draw: pixels along a side, and in all. */
const LONGEST_SIDE = 16_000;
const MOST_PIXELS = 40_000_000;

function save(blob: Blob, extension: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = `team-tree-graph-${isoDay(new Date())}.${extension}`;
  link.click();
  // The browser has its own hold on the file once the link has been followed.
  setTimeout(() => URL.revokeObjectURL(address));
}

/** Throws when the browser cannot draw the picture. A picture too large for it is made smaller. */
export async function toPng({ svg, width, height }: Picture): Promise<Blob> {
  const scale = Math.min(
    1,
    LONGEST_SIDE / Math.max(width, height),
    Math.sqrt(MOST_PIXELS / (width * height)),
  );
  const image = new Image();
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!blob) throw new Error('the browser made no picture');
    return blob;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Has the browser save the whole open tree. */
export async function savePicture(layout: GraphLayout, format: 'png' | 'svg'): Promise<void> {
  try {
    const picture = pictureOf(layout);
    const svg = () => new Blob([picture.svg], { type: 'image/svg+xml' });
    save(format === 'svg' ? svg() : await toPng(picture), format);
  } catch (failure) {
    console.error('The team tree could not be saved as a picture.', failure);
    notify.failure(sentences.saveFailed);
  }
}
