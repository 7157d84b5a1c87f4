import { letters, viewOf } from '#core/images/image-ends.ts';

/**
 * Gives the pixels of a PNG the brightness that browsers show. A PNG without a colour profile may say with which gamma its
 * values were stored, which the image library does not read. Changes `pixels`.
 */
export function withGamma(pixels: Uint8Array, png: Uint8Array): void {
  const exponent = usualGamma / (gammaOf(png) ?? usualGamma);
  if (Math.abs(exponent - 1) < 0.05) return;
  const shown = Uint8Array.from({ length: 256 }, (_, value) => Math.round(255 * (value / 255) ** exponent));
  for (const [index, value] of pixels.entries()) pixels[index] = shown[value] ?? value;
}

/** In 100,000ths. Nearly every image has this gamma. */
const usualGamma = 45_455;

function gammaOf(png: Uint8Array): number | undefined {
  const view = viewOf(png);
  let gamma: number | undefined;
  for (let at = 8; at + 12 <= png.length; at += 12 + view.getUint32(at)) {
    const name = letters(png, at + 4);
    if (/^(sRGB|iCCP|cICP)$/.test(name)) return undefined;
    if (name === 'gAMA') gamma = view.getUint32(at + 8) || undefined;
    if (name === 'IDAT') return gamma;
  }
  return undefined;
}
