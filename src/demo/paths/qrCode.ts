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

/** A QR code that says what no text of the screen says, as a sentence: nobody can compare the two. */
export async function findWrongQrCode(container: HTMLElement): Promise<string | null> {
  for (const svg of container.querySelectorAll<SVGElement>('svg[role=img]')) {
    const said = await readQrCode(svg);
    if (said === undefined) continue;
    // As the whole text of an element: a part of an address is another address.
    const isSaid = [...container.querySelectorAll('*')].some(
      (one) => one.textContent === said && one.checkVisibility(),
    );
    if (!isSaid) return `The ${svg.ariaLabel} says “${said}”, which no text of the screen says.`;
  }
  return null;
}
