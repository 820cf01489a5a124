import { notify } from '#src/actors/notify.ts';
import { downloadFile } from '#src/browser/downloadFile.ts';
import { toIsoDay } from '#src/domain/dates.ts';
import { teamGraph as messages } from '#src/messages/teamGraph.ts';
import type { GraphLayout } from './graphLayout';
import { renderPng } from './renderPng';
import { renderSvg } from './renderSvg';

/** Downloads the whole open tree as an image. */
export async function saveImage(layout: GraphLayout, format: 'png' | 'svg'): Promise<void> {
  try {
    const svg = () => new Blob([renderSvg(layout)], { type: 'image/svg+xml' });
    const picture = format === 'svg' ? svg() : await renderPng(layout);
    downloadFile(picture, `team-tree-graph-${toIsoDay(new Date())}.${format}`);
  } catch (failure) {
    console.error('The team tree could not be saved as a picture.', failure);
    notify.failure(messages.saveFailed);
  }
}
