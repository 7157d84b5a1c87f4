import { done, refuse, type Result } from '../result.ts';
import { maxImageBytes } from './image-limits.ts';
import { endOfAvif, endOfJpeg, endOfPng, endOfWebp } from './picture-ends.ts';

/** Identifies a picture by its content, without decoding. Refuses animations, and files with additional content. */
export function pictureFile(bytes: Uint8Array): Result<PictureKind, { code: PictureRefusal }> {
  if (bytes.length > maxImageBytes) return refuse({ code: 'image-too-large' });
  const text = latin(bytes.subarray(0, 512));
  const kind = kinds.find(({ begins }) => begins.test(text));
  if (kind === undefined)
    return refuse({ code: otherKinds.test(text) ? 'image-kind-refused' : 'not-an-image' });
  const whole = latin(bytes);
  if (kind.moves?.(whole) === true) return refuse({ code: 'image-animated' });
  const end = kind.end(bytes);
  if (end === undefined) return refuse({ code: 'not-an-image' });
  if (end !== bytes.length || markup.test(whole)) return refuse({ code: 'image-not-alone' });
  return done(kind.name);
}

const latin = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

const pngStart = /^\x89PNG\r\n\x1a\n/;

const kinds: Kind[] = [
  { name: 'jpeg', begins: /^\xff\xd8\xff/, end: endOfJpeg },
  {
    name: 'png',
    begins: pngStart,
    end: endOfPng,
    moves: (text) => text.slice(0, text.indexOf('IDAT')).includes('acTL'),
  },
  {
    name: 'webp',
    begins: /^RIFF[\s\S]{4}WEBPVP8/,
    end: endOfWebp,
    moves: (text) => text.startsWith('VP8X', 12) && (text.charCodeAt(20) & 2) !== 0,
  },
  {
    name: 'avif',
    begins: /^[\s\S]{4}ftypavi[fs]/,
    end: endOfAvif,
    moves: (text) => text.startsWith('avis', 8),
  },
];

/** Recognises formats that we do not support: GIF, BMP, TIFF, HEIC, icons, JPEG XL, SVG, PDF, PSD. */
const otherKinds =
  /^(GIF8|BM|II\*\0|MM\0\*|\0\0\x01\0|%PDF|8BPS|\xff\x0a|\0\0\0\x0cJXL |[\s\S]{4}ftyp(hei|hev|mif|msf))|<svg[\s/>]/i;

/** Recognises text that a browser or a server might treat as a page or a program. */
const markup = /<script|<!doctype|<html|<iframe|<\?php/i;

type Kind = {
  name: PictureKind;
  begins: RegExp;
  /** Returns where the picture ends, or undefined if the picture is truncated or malformed. */
  end: (bytes: Uint8Array) => number | undefined;
  moves?: (text: string) => boolean;
};

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif';

export type PictureRefusal =
  | 'image-too-large'
  | 'image-kind-refused'
  | 'not-an-image'
  | 'image-animated'
  | 'image-not-alone';
