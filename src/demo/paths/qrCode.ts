/** What a QR code on the screen says; undefined when nothing can be read from it. */
export async function readQrCode(drawing: SVGElement): Promise<string | undefined> {
  const { decodeQR } = await import('qr/decode.js');
  const { width, height } = drawing.getBoundingClientRect();
  const picture = new Image(width, height);
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  if (!canvas) return undefined;
  canvas.drawImage(picture, 0, 0, width, height);
  try {
    return decodeQR(canvas.getImageData(0, 0, width, height));
  } catch {
    return undefined;
  }
}
