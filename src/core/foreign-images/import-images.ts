import { attributesIn } from '../html/attributes.ts';
import { applyEdits } from '../html/apply-edits.ts';
import { decodeEntities } from '../html/entities.ts';
import { isRenderable, notRenderable } from '../post/text/renderable.ts';
import { postLimits } from '../post/post.ts';
import { done, refuse, type Result } from '../result.ts';
import { inlineReferences } from './referenced-images.ts';
import type { ImageRefusal } from '../images/take-image.ts';
import { isOwnPath } from '../html/links/own-path.ts';

/**
 * Replaces foreign images in a text that pages can show by imported copies. Removes failed images, unless the next save
 * retries them (`stays`).
 */
export async function importImages(
  foreign: ForeignImages,
  written: string,
): Promise<Result<ImportedText, { code: 'nothing-left'; message: string }>> {
  const content = inlineReferences(written);
  const outcomes = new Map<string, Outcome>();
  const started = foreign.now();
  for (const address of foreignAddresses(content)) {
    const isLate = outcomes.size >= maxImagesPerSave || foreign.now() - started > maxStartMs;
    outcomes.set(address, isLate ? { reason: 'too-many-images' } : await foreign.fetch(address));
  }
  const own = replaceImages(content, (image, { address, start, end }) => {
    const outcome = outcomes.get(address);
    if (outcome === undefined) return image;
    if ('path' in outcome) return applyEdits(image, [{ start, end, text: outcome.path }]);
    return stays(outcome.reason) ? image : '';
  });
  const leftOut = [...outcomes].flatMap(([address, outcome]) =>
    'reason' in outcome
      ? [{ address: shortened(address), reason: outcome.reason, stays: stays(outcome.reason) }]
      : [],
  );
  if (own === written) return done({ content: written, leftOut });
  if (own.length > postLimits.content || own.trim() === '')
    return refuse({
      code: 'nothing-left',
      message: 'With imported images this text is empty or too long.',
    });
  // Paths of our copies can be longer than foreign URLs, so that parsing the text exceeds `maxComparisons`.
  if (!isRenderable(own)) return refuse({ code: 'nothing-left', message: notRenderable });
  return done({ content: own, leftOut });
}

/** A save must end within a minute, so the number of images is limited, and no import starts after `maxStartMs`. */
const maxImagesPerSave = 8;
const maxStartMs = 25_000;

/** Returns the addresses of the images in a text that are not on our site, each once. */
export function foreignAddresses(content: string): string[] {
  const found = new Set<string>();
  replaceImages(inlineReferences(content), (image, { address }) => {
    if (!isOwnPath(address)) found.add(address);
    return image;
  });
  return [...found];
}

function replaceImages(content: string, change: (image: string, address: Address) => string): string {
  return content.replaceAll(anyImage, (image: string) => {
    const address = image.startsWith('!') ? markdownAddress(image) : htmlAddress(image);
    return address === undefined || address.address === '' ? image : change(image, address);
  });
}

/** Matches `<img …>` and `![…](…)`. Each attempt to match ends near the next image, so matching takes linear time. */
const anyImage =
  /<img\b[^<>]*>|!\[[^[\]\n]{0,1000}\]\(\s{0,9}(?:<[^<>\n]*>|[^\s()<>]+(?:\([^\s()<>]*\)[^\s()<>]*)*)(?:[ \t][^()\n]{0,500})?\)/gi;

function htmlAddress(image: string): Address | undefined {
  const src = attributesIn(image).find(({ name }) => name === 'src');
  return src && { ...src, address: decodeEntities(src.value).trim() };
}

function markdownAddress(image: string): Address | undefined {
  const { indices } = /\]\(\s*(?:<([^<>]*)>|([^\s<>]+?)(?:\s[^()]*)?\)$)/d.exec(image) ?? {};
  const [start, end] = indices?.[1] ?? indices?.[2] ?? [0, 0];
  return { start, end, address: decodeEntities(image.slice(start, end)) };
}

const shortened = (address: string): string => (address.length > 200 ? `${address.slice(0, 199)}…` : address);

const stays = (reason: ForeignRefusal): boolean =>
  ['unreachable', 'too-slow', 'too-many-images'].includes(reason);

export type ForeignImages = {
  fetch: (address: string) => Promise<Outcome>;
  now: () => number;
};

export type ImportedText = { content: string; leftOut: SkippedImage[] };

export type SkippedImage = {
  address: string;
  reason: ForeignRefusal;
  /** Whether the image remains in the text. If so, the next save tries to import the image again. */
  stays: boolean;
};

type Address = { address: string; start: number; end: number };

type Outcome = { path: string } | { reason: ForeignRefusal };

export type ForeignRefusal =
  | ImageRefusal
  | 'address-not-allowed'
  | 'too-large'
  | 'too-many-redirects'
  | 'too-many-images'
  | 'too-slow'
  | 'unreachable';
