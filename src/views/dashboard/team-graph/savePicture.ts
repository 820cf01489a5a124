import { notify } from '#src/actors/notify.ts';
import { isoDay } from '#src/domain/dateRange.ts';
import { teamGraph as messages } from '#src/messages/teamGraph.ts';
import type { GraphLayout } from './graphDatum';
import { renderPng } from './renderPng';
import { renderSvg } from './renderSvg';

function save(blob: Blob, extension: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = `team-tree-graph-${isoDay(new Date())}.${extension}`;
  link.click();
  // The browser has its own hold on the file once the link has been followed.
  setTimeout(() => URL.revokeObjectURL(address));
}

/** Has the browser save the whole open tree. */
export async function savePicture(layout: GraphLayout, format: 'png' | 'svg'): Promise<void> {
  try {
    const svg = () => new Blob([renderSvg(layout)], { type: 'image/svg+xml' });
    save(format === 'svg' ? svg() : await renderPng(layout), format);
  } catch (failure) {
    console.error('The team tree could not be saved as a picture.', failure);
    notify.failure(messages.saveFailed);
  }
}
