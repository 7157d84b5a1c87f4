import { done, refuse, type Result } from '../result.ts';
import { maxImageBytes } from './image-limits.ts';
import { endOfAvif, endOfJpeg, endOfPng, endOfWebp, letters, viewOf } from './image-ends.ts';

/**
 * Returns the image in a file. Phones add other data after it, such as a film or a brighter copy, which is left out,
 * because only newly drawn pixels are stored.
 */
export function readImageFile(bytes: Uint8Array): Result<ImageFile, { code: ImageFileRefusal }> {
  if (bytes.length > maxImageBytes) return refuse({ code: 'image-too-large' });
  const kind = imageKind(bytes);
  if (!kind.ok) return kind;
  const end = ends[kind.value](bytes);
  return end === undefined
    ? refuse({ code: 'not-an-image' })
    : done({ kind: kind.value, bytes: bytes.subarray(0, end) });
}

/** Identifies an image by its content, without decoding. Refuses everything but a single still image. */
export function imageKind(bytes: Uint8Array): Result<ImageKind, { code: KindRefusal }> {
  const text = String.fromCharCode(...bytes.subarray(0, 512));
  if (/^\xff\xd8\xff/.test(text)) return done('jpeg');
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return isMovingPng(bytes) ? moving : done('png');
  if (/^RIFF[^]{4}WEBPVP8/.test(text)) return isMovingWebp(bytes) ? moving : done('webp');
  const brands = brandsOf(text);
  if (brands[0] === 'avis') return moving;
  if (brands.includes('avif')) return done('avif');
  if (brands.some((brand) => heicBrands.has(brand))) return refuse({ code: 'image-is-heic' });
  if (films.test(brands[0] ?? '') || otherFilms.test(text)) return refuse({ code: 'image-is-film' });
  return refuse({ code: brands.length > 0 || otherKinds.test(text) ? 'image-kind-refused' : 'not-an-image' });
}

const moving = refuse({ code: 'image-animated' } as const);

const ends = { jpeg: endOfJpeg, png: endOfPng, webp: endOfWebp, avif: endOfAvif } as const;

/** An animated PNG announces before the first frame how many it has. One frame is a still image. */
function isMovingPng(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = letters(bytes, at + 4);
    if (name === 'acTL') return view.getUint32(at + 8) !== 1;
    if (name === 'IDAT') return false;
  }
  return false;
}

/** The second bit of the flags announces an animation. Programs also save a single frame as one. */
function isMovingWebp(bytes: Uint8Array): boolean {
  if (letters(bytes, 12) !== 'VP8X' || ((bytes[20] ?? 0) & 2) === 0) return false;
  const view = viewOf(bytes);
  let frames = 0;
  for (let at = 12; at + 8 <= bytes.length;) {
    if (letters(bytes, at) === 'ANMF') frames += 1;
    const length = view.getUint32(at + 4, true);
    at += 8 + length + (length % 2);
  }
  return frames !== 1;
}

/** Returns the formats that a file of boxes names: AVIF, HEIC, MP4 and QuickTime share this container. */
function brandsOf(text: string): string[] {
  if (!text.startsWith('ftyp', 4)) return [];
  // The fourth byte is the length of the first box, which holds the names.
  const [major = '', , ...others] = text.slice(8, text.charCodeAt(3)).match(/[^]{4}/g) ?? [];
  return [major || text.slice(8, 12), ...others];
}

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** The kinds (“brands”) of MP4 and QuickTime files, whose boxes resemble those of AVIF. */
const films = /^(isom|iso\d|mp4\d|avc1|M4V.|qt {2}|3gp.|3g2.)$/;

/** WebM and Matroska, AVI, Ogg */
const otherFilms = /^(\x1aE\xdf\xa3|RIFF[^]{4}AVI |OggS)/;

/** Recognises other images and documents: GIF, BMP, TIFF, icons, JPEG 2000, JPEG XL, SVG, PDF, PSD. */
const otherKinds =
  /^(GIF8|BM|II[*+]\0|MM\0[*+]|\0\0\x01\0|%PDF|8BPS|\xff\x0a|\xff\x4f\xff\x51|\0\0\0\x0c(JXL |jP {2}))|<svg[\s/>]/i;

export type ImageFile = { kind: ImageKind; bytes: Uint8Array };

export type ImageKind = 'jpeg' | 'png' | 'webp' | 'avif';

type KindRefusal =
  | 'image-animated'
  | 'image-is-heic'
  | 'image-is-film'
  | 'image-kind-refused'
  | 'not-an-image';

export type ImageFileRefusal = 'image-too-large' | KindRefusal;
