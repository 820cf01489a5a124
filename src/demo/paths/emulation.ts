import type { AppDriver, Media } from '#machines/models/appDriver.ts';
import { breakpoints, media } from '#src/theme/media.ts';

declare global {
  /** Where plans are played by a browser driver: sets the zone of the whole page. */
  var setTimeZone: ((zone: string) => Promise<unknown>) | undefined;
  /** Likewise: what the page is drawn for; undefined: its screen. */
  var setMedia: ((media: Media | undefined) => Promise<unknown>) | undefined;
  /** Likewise: whether a timer of the page's own runs for at most 300 ms. */
  var hasShortTimer: (() => boolean) | undefined;
  /** Likewise: the app's files. */
  var planFiles:
    | {
        /** Those of these names cannot be fetched from now on; all parts are fetched anew. */
        readonly miss: (names: readonly string[]) => Promise<unknown>;
        /** Those of these names are on their way until then. */
        readonly hold: (names: readonly string[]) => void;
      }
    | undefined;
}

/** Whether React waits before it replaces a fallback by what has been fetched; nobody knows where plans are only looked at. */
export const isShowingFallback = (): boolean => globalThis.hasShortTimer?.() ?? false;

/** Whether files have been missing. */
let hasMissed = false;
let hasMedia = false;
/** What the window had before a plan changed it; undefined while it has that. */
let own: { readonly style: string | null; readonly zone: string } | undefined;

const keepOwn = () => {
  own ??= {
    style: window.frameElement?.getAttribute('style') ?? null,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  return own;
};

/** Whether a plan has said what the page is drawn for: its colours are then part of what is shown. */
export const hasKnownColors = (): boolean => hasMedia && globalThis.setMedia !== undefined;

/** The media query of windows that are laid out as one of this width. */
const toQuery = (width: number): string => {
  if (width < breakpoints.medium) return media.small;
  return width < breakpoints.wide ? `${media.medium} and ${media.belowWide}` : media.wide;
};

function getFiles() {
  if (globalThis.planFiles) return globalThis.planFiles;
  throw new Error('Files are missing only where “npm run paths:run” plays this path.');
}

/** What plans do with the window and with the app's files. */
export const emulation: Pick<
  AppDriver,
  'emulateMedia' | 'resize' | 'moveToZone' | 'missFiles' | 'holdFiles'
> = {
  /** A page cannot do so itself: it is drawn for the person who looks on. */
  async emulateMedia(media) {
    hasMedia = true;
    await globalThis.setMedia?.(media);
  },
  /**
   * Only a page in a frame gets another width, and another height where that is given. Throws in any other window that is
   * laid out otherwise than one of this width.
   */
  resize(width, height) {
    const frame = window.frameElement;
    if (!frame) {
      if (matchMedia(toQuery(width)).matches) return;
      throw new Error(
        `Make the window ${width} pixels wide, and play this path again: it is for such a layout.`,
      );
    }
    const size = `width: ${width}px${height === undefined ? '' : `; height: ${height}px`}`;
    frame.setAttribute('style', `${keepOwn().style ?? ''}; ${size}`);
    // The browser sends it as it draws the page, which it need not do while nobody looks on.
    window.dispatchEvent(new Event('resize'));
  },
  /** A page cannot do so itself: what is read there is in the zone of the person who looks on. */
  async moveToZone(zone) {
    keepOwn();
    await globalThis.setTimeZone?.(zone);
  },
  /** Throws, as the next does, where files are fetched from a host as ever. */
  async missFiles(names) {
    hasMissed = true;
    await getFiles().miss(names);
  },
  holdFiles(names) {
    hasMissed = true;
    getFiles().hold(names);
  },
};

/** Gives the window back what a plan has changed. */
export async function restoreWindow(): Promise<void> {
  if (hasMissed) {
    await emulation.missFiles([]);
    hasMissed = false;
  }
  if (hasMedia) await globalThis.setMedia?.(undefined);
  hasMedia = false;
  if (!own) return;
  const { style, zone } = own;
  own = undefined;
  if (style === null) window.frameElement?.removeAttribute('style');
  else window.frameElement?.setAttribute('style', style);
  await globalThis.setTimeZone?.(zone);
}
