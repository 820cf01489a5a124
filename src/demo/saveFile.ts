export function saveFile(content: Blob, name: string): void {
  const link = Object.assign(document.createElement('a'), {
    href: URL.createObjectURL(content),
    download: name,
  });
  link.click();
  // The download has its own reference to the content once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
