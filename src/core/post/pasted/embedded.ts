import type { Element } from 'domhandler';
import { findOne } from 'domutils';
import type { Images } from './images.ts';
import type { Run } from './inline-words.ts';
import { lineEnd, type Piece } from './blocks.ts';

/** Elements that show another document or a film. An article may not contain them, so pasting leaves a link. */
export const embeds = ['iframe', 'video', 'audio', 'object', 'embed'];

/** Replaces a film or another embedded document by a link to it, and counts it. Without a web address, nothing is left. */
export function embeddedOf(tag: Element, { images, marks }: Around): Piece[] {
  images.embedded += 1;
  const source = findOne(
    ({ name, attribs }) => name === 'source' && attribs['src'] !== undefined,
    tag.children,
  );
  const { src = source?.attribs['src'], data, title } = tag.attribs;
  const address = (src ?? data ?? '').replace(/^\/\//, 'https://');
  if (!/^https:\/\/\S+$/i.test(address)) return [lineEnd];
  const link = filmPage(address);
  return [lineEnd, { text: title ?? link, marks, link }, lineEnd];
}

/** Returns the page of a film, which YouTube shows in other pages at another address. */
function filmPage(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const film =
    url?.pathname.startsWith('/embed/') === true && /^www\.youtube(-nocookie)?\.com$/.test(url.hostname);
  return film ? `https://www.youtube.com/watch?v=${url.pathname.slice('/embed/'.length)}` : address;
}

type Around = { images: Images; marks: Run['marks'] };
