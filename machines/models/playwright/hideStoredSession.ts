/** Runs in the page before the app: hides the stored session from this tab until it signs in itself. */
export function hideStoredSession(authKey: string): void {
  const read = Storage.prototype.getItem;
  const write = Storage.prototype.setItem;
  Storage.prototype.getItem = function (key) {
    return key === authKey ? null : read.call(this, key);
  };
  Storage.prototype.setItem = function (key, value) {
    if (key === authKey) Storage.prototype.getItem = read;
    write.call(this, key, value);
  };
}
