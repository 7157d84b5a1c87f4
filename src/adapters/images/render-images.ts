/** This file opens untrusted images. Only newly rendered pixels are stored, never the original file. */
import { createHash } from 'node:crypto';
import sharp, { type Metadata } from 'sharp';
import { colourColumns, colourRows } from '#core/images/image-path.ts';
import { maxImageWidth, maxPixels } from '#core/images/image-limits.ts';
import type { ImageKind } from '#core/images/image-file.ts';
import type { ImageRenderer } from '#core/images/take-image.ts';
import { done, refuse } from '#core/result.ts';
import { withGamma } from './png-gamma.ts';

/**
 * Checks the header before decoding any pixel. Limits the longer side to 2560 pixels, and removes data about camera and
 * location.
 */
export const renderImages: ImageRenderer = {
  digest(bytes, part) {
    const hash = createHash('sha256').update(version).update(bytes);
    if (part) hash.update(JSON.stringify([part.left, part.top, part.width, part.height]));
    return Promise.resolve(hash.digest('hex').slice(0, 32));
  },

  async render({ bytes, kind }, part) {
    const head = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(() => undefined);
    if (head === undefined || !isOf(kind, head)) return refuse({ code: 'not-an-image' });
    if (head.width * head.height > maxPixels) return refuse({ code: 'image-too-many-pixels' });
    if ((head.pages ?? 1) > 1) return refuse({ code: 'image-animated' });

    const opened = sharp(bytes, {
      limitInputPixels: maxPixels,
      failOn: 'error',
      sequentialRead: true,
    }).autoOrient();
    const upright = await (part ? opened.extract(part) : opened)
      .resize({ width: maxImageWidth, height: maxImageWidth, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .timeout({ seconds: 20 })
      .raw()
      .toBuffer({ resolveWithObject: true })
      // The image is broken or truncated, or decoding took too long.
      .catch(() => undefined);
    if (upright === undefined) return refuse({ code: 'not-an-image' });
    if (kind === 'png') withGamma(upright.data, bytes);
    const { width, height, channels } = upright.info;
    const drawn = () => sharp(upright.data, { raw: { width, height, channels } });
    const small = await drawn()
      .resize(colourColumns, colourRows, { fit: 'fill' })
      .removeAlpha()
      .raw()
      .toBuffer();
    return done({
      about: { width, height, colours: threeDigits(small) },
      file: (file) => {
        const resized = drawn().resize({ width: file.width }).timeout({ seconds: 25 });
        if (file.format === 'jpeg') return resized.jpeg({ quality: 78, mozjpeg: true }).toBuffer();
        return file.format === 'avif'
          ? resized.avif({ quality: 50, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer()
          : resized.webp({ quality: 74 }).toBuffer();
      },
    });
  },
};

/** This version is part of an image’s digest. Increase the version with every change of the rendering. */
const version = 'images 4:';

const isOf = (kind: ImageKind, { format, compression }: Metadata): boolean =>
  kind === 'avif' ? format === 'heif' && compression === 'av1' : format === kind;

/** Three hexadecimal digits for each colour: red, green and blue. */
const threeDigits = (colours: Uint8Array): string =>
  [...colours].map((value) => Math.round(value / 17).toString(16)).join('');
