interface ImportMetaEnv {
  /** the provider's base path; `/api` on the same host when it is not set */
  readonly VITE_API_URL?: string;
  readonly VITE_BRAND_NAME?: string;
  readonly VITE_MARKETING_URL?: string;
  /** `off` leaves out the header `Idempotency-Key` */
  readonly VITE_IDEMPOTENCY_KEY?: 'off';
  /** `original` shows the specification's slips to the letter */
  readonly VITE_WORDING?: 'original' | 'corrected';
}

/** Of Chromium. Back on an Android phone asks the newest one to close, before it leaves the page. */
interface CloseWatcher {
  onclose: (() => void) | null;
  requestClose(): void;
  destroy(): void;
}

/** Of Chromium: nobody has asked for the page yet. */
interface Document {
  readonly prerendering?: boolean;
}

interface Window {
  readonly CloseWatcher?: new () => CloseWatcher;
}
