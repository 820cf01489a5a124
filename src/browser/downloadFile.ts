export function downloadFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own reference to the content once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url));
}
