import { Element } from 'domhandler';
import { tidyText, type Run } from './inline-words.ts';

/**
 * Images of the web come along, and become ours when the text is saved. Those in a program or on a disk keep their place where
 * somebody may know how to bring them; those on an unencrypted page cannot come.
 */
export function imageOf(
  { name, attribs }: Element,
  { origin, images, marks, link }: Around,
): (Element | Run)[] {
  const { src = '', width = '', height = '' } = attribs;
  const alt = attribs['alt'] ?? attribs['o:title'] ?? '';
  if (isEmoji.test(alt)) return [{ text: alt, marks, link }];
  // Word draws what it has not as an image, and has it a second time as one for programs that cannot.
  if (name === 'v:imagedata' && images.isTwofold) return [];
  if (attribs['aria-roledescription'] === 'checkbox') return [];
  const isDrawing = (attribs['v:shapes'] ?? '').split(' ').some((shape) => images.drawings.has(shape));
  const path = origin !== undefined && src.startsWith(`${origin}/`) ? src.slice(origin.length) : src;
  const local = isLocal.test(path) && !isDrawing ? images.places?.(path) : undefined;
  if (local === undefined && [width, height].some((value) => /^[0-3](px)?$/.test(value))) return [];
  const isForeign = /^https:/i.test(path);
  if (isForeign) images.foreign += 1;
  if (local !== undefined || isForeign || /^\/(?![/\\])/.test(path)) {
    const sizes = Object.entries({ width, height }).filter(([, value]) => /^\d{1,5}$/.test(value));
    const shown = { src: local ?? path, alt: tidyText(alt).trim(), ...Object.fromEntries(sizes) };
    return [new Element('img', shown)];
  }
  images.dropped += 1;
  return [];
}

/**
 * What was drawn in Word, by its ids: no pictures, though Word adds one of each for programs that cannot draw. Told by what it writes
 * for old browsers, in comments.
 */
export function drawingsIn(clipboard: string): Set<string> {
  const drawings = new Set<string>();
  for (let at = clipboard.indexOf(drawn); at !== -1; at = clipboard.indexOf(drawn, at + 1)) {
    const end = clipboard.indexOf('<![endif]-->', at);
    if (end === -1) break;
    const shapes = clipboard.slice(at, end);
    if (!shapes.includes('<v:imagedata'))
      for (const [, id = ''] of shapes.matchAll(/<v:[a-z]+\s[^<>]*?\bid="([^"<>]*)"/g)) drawings.add(id);
    at = end;
  }
  return drawings;
}

const drawn = '<!--[if gte vml 1]>';

const isLocal = /^(file|cid|data|blob|webkit-fake-url):/i;

/** Mail programs and blogs show a picture for each of these characters. */
const isEmoji =
  /^(?=.*[\p{Extended_Pictographic}\p{Regional_Indicator}\u20e3])[\p{Extended_Pictographic}\p{Emoji_Component}]+$/u;

export type Images = {
  /** How many cannot come along, and how many are of the web. */
  dropped: number;
  foreign: number;
  /** Gives one of a program or a disk an address, under which whoever asked finds its place. */
  places: ((source: string) => string) | undefined;
  drawings: ReadonlySet<string>;
  /** Whether each image stands there as an `img`, whatever else there is of it. */
  isTwofold: boolean;
};

type Around = { origin: string | undefined; images: Images; marks: Run['marks']; link: string | undefined };
