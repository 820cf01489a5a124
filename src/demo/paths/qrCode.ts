/** Decodes a QR code on the screen; undefined when it cannot be read. */
export async function readQrCode(svg: SVGElement): Promise<string | undefined> {
  const { decodeQR } = await import('qr/decode.js');
  const { width, height } = svg.getBoundingClientRect();
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await image.decode();
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  if (!canvas) return undefined;
  canvas.drawImage(image, 0, 0, width, height);
  try {
    return decodeQR(canvas.getImageData(0, 0, width, height));
  } catch {
    return undefined;
  }
}
