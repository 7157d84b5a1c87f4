/**
 * Whether this browser returns other pixels than were drawn, as Firefox with `resistFingerprinting`, LibreWolf and Mullvad
 * do against tracking. Draws two colours, and compares them with the image that comes out.
 */
export async function changesImages(): Promise<boolean> {
  const drawn = drawing();
  if (drawn === undefined) return true;
  // Some refuse with an error.
  const file = await new Promise<Blob | null>((resolve) =>
    drawn.canvas.toBlob(resolve, 'image/jpeg', 0.9),
  ).catch(() => null);
  const image = file && (await createImageBitmap(file).catch(() => undefined));
  if (!image || image.width !== side * 2 || image.height !== side) return true;
  drawn.drawImage(image, 0, 0);
  image.close();
  return colours.some((colour, index) => {
    const { data } = drawn.getImageData(index * side, 0, side, side);
    // JPEG blurs the edge between the colours a little.
    const other = data.filter((value, at) => Math.abs(value - (colour[at % 4] ?? 0)) > tolerance);
    return other.length > data.length / 4;
  });
}

const side = 16;
const tolerance = 24;
const colours = [
  [20, 60, 200, 255],
  [230, 150, 30, 255],
];

function drawing(): CanvasRenderingContext2D | undefined {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [side * 2, side];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return undefined;
  for (const [index, colour] of colours.entries()) {
    context.fillStyle = `rgb(${colour.slice(0, 3).join(' ')})`;
    context.fillRect(index * side, 0, side, side);
  }
  return context;
}
