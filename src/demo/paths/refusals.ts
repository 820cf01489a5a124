import type { Overrides } from './overrides';
import { plannedFailures } from './plannedFailures';

/** What a plan makes the browser refuse, or fail at. `done`: what the page copies, and would share, is added. */
export function createRefusals({ override, replace }: Omit<Overrides, 'restore'>, done: Set<string>) {
  let copied: string | undefined;
  let refusesClipboard = false;
  let hasRoom = true;
  if (navigator.clipboard) {
    replace(navigator.clipboard, 'writeText', async (text: string) => {
      if (refusesClipboard) throw new DOMException('Write permission denied.', 'NotAllowedError');
      copied = text;
      done.add(`copies ${text}`);
    });
  }

  const failing = new Set<string>();
  const breakIntl = (owner: object, name: string): void => {
    const property = Object.getOwnPropertyDescriptor(owner, name);
    failing.add(name);
    override(owner, name, {
      get(this: object) {
        if (!failing.has(name)) return property?.get?.call(this);
        const failure = new DOMException(`This browser has no ${name}.`, 'NotSupportedError');
        plannedFailures.add(failure);
        throw failure;
      },
    });
  };

  const failShare = (name: string): void =>
    replace(navigator, 'share', async ({ title, url }: ShareData = {}) => {
      done.add(`shares “${title}”: ${url}`);
      throw new DOMException('Nothing is shared.', name);
    });

  return {
    /** The text that was last copied. */
    getCopied: () => copied,
    /** What the browser refuses from now on. */
    refuse: {
      storage: (): void => {
        const { setItem } = Storage.prototype;
        hasRoom = false;
        replace(Storage.prototype, 'setItem', function (this: Storage, ...given: [string, string]) {
          if (!hasRoom) throw new DOMException('There is no room.', 'QuotaExceededError');
          setItem.apply(this, given);
        });
      },
      clipboard: (): void => {
        refusesClipboard = true;
      },
      share: (): void => failShare('NotAllowedError'),
      shareClosed: (): void => failShare('AbortError'),
      files: (): void => {
        replace(URL, 'createObjectURL', () => {
          throw new DOMException('No file is saved.', 'NotAllowedError');
        });
      },
      comparison: (): void => breakIntl(Intl.Collator.prototype, 'compare'),
      numbers: (): void => breakIntl(Intl.NumberFormat.prototype, 'format'),
      locks: (): void => {
        replace(navigator.locks, 'request', async () => {
          throw new DOMException('Not in this frame.', 'SecurityError');
        });
      },
    },
    /** What it has refused, and does again. */
    allow: {
      storage: (): void => {
        hasRoom = true;
      },
      clipboard: (): void => {
        refusesClipboard = false;
      },
      comparison: (): void => void failing.delete('compare'),
      numbers: (): void => void failing.delete('format'),
    },
  };
}
