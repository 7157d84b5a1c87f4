import { Element } from 'domhandler';
import { tidyText, type Run } from './inline-words.ts';
import { isOwnPath } from '../../html/links/own-path.ts';
import { isDescription } from '../../images/undescribed-images.ts';

/** Keeps images of this site and `https` images, replaces local images by placeholders, and drops `http` images. */
export function imageOf(
  { name, attribs }: Element,
  { origin, images, marks, link }: Around,
): (Element | Run)[] {
  const { width = '', height = '' } = attribs;
  const src = sourceOf(attribs);
  const alt = attribs['alt'] ?? attribs['o:title'] ?? '';
  const emoji = emojiOf({ alt, src, classes: attribs['class'] ?? '' });
  if (emoji !== undefined) return [{ text: emoji, marks, link }];
  // Word usually writes each image twice: as VML, and as `img` for other programs. The VML copy is then dropped.
  if (name === 'v:imagedata' && images.hasImgFallbacks) return [];
  const isDrawing = (attribs['v:shapes'] ?? '').split(' ').some((shape) => images.drawings.has(shape));
  const path = origin !== undefined && src.startsWith(`${origin}/`) ? src.slice(origin.length) : src;
  const local = isLocal.test(path) && !isDrawing ? images.placeholderFor?.(path) : undefined;
  if (local === undefined && [width, height].some((value) => /^[0-3](px)?$/.test(value))) return [];
  const isForeign = /^https:/i.test(path);
  if (isForeign) images.foreign += 1;
  if (local !== undefined || isForeign || isOwnPath(path)) {
    const sizes = Object.entries({ width, height }).filter(([, value]) => /^\d{1,5}$/.test(value));
    const words = tidyText(alt).trim();
    const shown = {
      src: local ?? path,
      alt: isDescription(words) ? words : '',
      ...Object.fromEntries(sizes),
    };
    return [new Element('img', shown)];
  }
  images.dropped += 1;
  return [];
}

/** A page that loads its images late has a blank one in `src`, and the address in another attribute. */
function sourceOf(attribs: Element['attribs']): string {
  const { src = '' } = attribs;
  if (src !== '' && !/^data:/i.test(src)) return src;
  const later = lateSources.flatMap((name) => /^https:[^\s,]+/.exec(attribs[name]?.trim() ?? '') ?? []);
  return later[0] ?? src;
}

export const lateSources = [
  'data-src',
  'data-lazy-src',
  'data-original',
  'data-actualsrc',
  'data-srcset',
  'srcset',
];

/** Returns the ids of Word's drawings, such as arrows. `imageOf` drops the images that replace drawings. */
export function drawingsIn(clipboard: string): Set<string> {
  const drawings = new Set<string>();
  for (let at = clipboard.indexOf(vmlComment); at !== -1; at = clipboard.indexOf(vmlComment, at + 1)) {
    const end = clipboard.indexOf('<![endif]-->', at);
    if (end === -1) break;
    const shapes = clipboard.slice(at, end);
    if (!shapes.includes('<v:imagedata'))
      for (const [, id = ''] of shapes.matchAll(/<v:[a-z]+\s[^<>]*?\bid="([^"<>]*)"/g)) drawings.add(id);
    at = end;
  }
  return drawings;
}

const vmlComment = '<!--[if gte vml 1]>';

/** An image that only the program or the mail can read from which the text was copied. */
const isLocal = /^(file|cid|data|blob|webkit-fake-url):/i;

/** Returns the text of an image that is an emoji by its file name, its class or its `alt`. */
function emojiOf({ alt, src, classes }: { alt: string; src: string; classes: string }): string | undefined {
  if (isEmoji.test(alt)) return alt;
  const isCode = /^:[\w+-]+:$/.test(alt);
  // Slack names the files of emoji by their characters: “1f334.png”.
  const [, codes = ''] = (isCode && /\/([\da-f]{2,6}(?:-[\da-f]{2,6})*)(?:@2x)?\.\w+$/.exec(src)) || [];
  const named =
    codes === '' ? '' : String.fromCodePoint(...codes.split('-').map((code) => parseInt(code, 16)));
  if (isEmoji.test(named)) return named;
  return isCode || (/\b(emoji|emoticon|smil(?:ey|ie))\b/.test(classes) && /^\S{1,8}$/.test(alt))
    ? alt
    : undefined;
}

/** Matches emoji, which mail programs and blogs replace by images. */
const isEmoji =
  /^(?=.*[\p{Extended_Pictographic}\p{Regional_Indicator}\u20e3])[\p{Extended_Pictographic}\p{Emoji_Component}]+$/u;

export type Images = {
  /** `dropped` counts the images that cannot be imported. `foreign` counts the `https` images of other sites. `embedded` counts films. */
  dropped: number;
  foreign: number;
  embedded: number;
  /** Registers an image that has no web address. Returns a placeholder address for the image's `src`. */
  placeholderFor: ((source: string) => string) | undefined;
  drawings: ReadonlySet<string>;
  hasImgFallbacks: boolean;
};

type Around = { origin: string | undefined; images: Images; marks: Run['marks']; link: string | undefined };
