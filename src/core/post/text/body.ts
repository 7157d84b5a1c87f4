import { Element, type ParentNode } from 'domhandler';
import { findAll } from 'domutils';
import sanitizeHtml from 'sanitize-html';
import { applyEdits } from '../../html/apply-edits.ts';
import { htmlTree, rangeOf } from '../../html/html-tree.ts';
import { allowedAttributes, allowedClasses, allowedTags } from '../../html/tags.ts';
import { textIn } from '../../html/words.ts';
import { imageAt, srcsetOf } from '../../images/image-path.ts';
import { boundedHtml } from './markdown/bounded-markup.ts';
import { isOwnPath } from '../../html/links/own-path.ts';

/**
 * Renders Markdown or HTML as HTML that is safe for pages, previews and mails. The page has its own `h1`, so an `h1`
 * that repeats the title is dropped, and any other `h1` becomes an `h2`.
 */
export const safeBody = (post: WrittenBody): string => cleanBody(post, pageMarkup);

/** Like `safeBody`, but omits `rel`, lazy loading and images in several widths, which only pages need. */
export const sourceBody = (post: WrittenBody): string => cleanBody(post, sourceMarkup);

function cleanBody({ content, title }: WrittenBody, markup: sanitizeHtml.IOptions): string {
  const clean = sanitizeHtml(boundedHtml(content), markup);
  const edits = headingsAndImages(clean).flatMap((element) => {
    const text =
      element.name !== 'img'
        ? withoutTitle(element, title)
        : markup === pageMarkup
          ? inAllWidths(element)
          : undefined;
    return text === undefined ? [] : [{ ...rangeOf(element), text }];
  });
  return applyEdits(clean, edits)
    .replaceAll(/<(\/?)h1>/g, '<$1h2>')
    .trim();
}

/** A body with neither `h1` headings nor images is not parsed. */
const headingsAndImages = (clean: string): Element[] =>
  /<(?:h1|img)\b/.test(clean)
    ? findAll(({ name }) => name === 'h1' || name === 'img', htmlTree(clean, { decodeEntities: false }))
    : [];

/** Returns one of our images in all widths, or undefined for other images. `src` and `alt` must be sanitised. */
function inAllWidths({ attribs: { src, alt }, parent }: Element): string | undefined {
  const image = imageAt(src);
  if (image === undefined) return undefined;
  const sizes = sizesIn(parent);
  const source = `<source type="image/avif" srcset="${srcsetOf(image, 'avif')}" sizes="${sizes}">`;
  const size = `width="${image.width}" height="${image.height}"`;
  const set = `srcset="${srcsetOf(image, 'webp')}" sizes="${sizes}"`;
  return `<picture>${source}<img src="${src}" ${set} alt="${alt}" ${size} loading="lazy" decoding="async"></picture>`;
}

function sizesIn(figure: ParentNode | null): string {
  const around = figure?.parentNode;
  const isPair = around instanceof Element && around.attribs['class'] === 'pair';
  return isPair ? '(width < 36rem) 92vw, 24rem' : '(width < 51rem) 92vw, 48rem';
}

/** Allows the tags, attributes and URL schemes of a text. `isPage` adds `rel` to links and lazy loading to images. */
const allowedMarkup = ({ isPage }: { isPage: boolean }): sanitizeHtml.IOptions => ({
  allowedTags: Object.keys(allowedTags),
  allowedAttributes: {
    ...allowedAttributes,
    a: [...(allowedAttributes['a'] ?? []), 'title', 'rel', 'lang'],
    img: [...(allowedAttributes['img'] ?? []), 'loading', 'decoding'],
  },
  allowedClasses,
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 60,
  transformTags: {
    h5: 'h4',
    h6: 'h4',
    a: (tagName, { href, title, lang }) => ({
      tagName,
      attribs: {
        ...(href === undefined ? {} : { href }),
        ...(title === undefined ? {} : { title }),
        // A link may quote a headline in another language. With `lang`, screen readers pronounce it correctly.
        ...(/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(lang ?? '') ? { lang: lang ?? '' } : {}),
        ...(isPage && href !== undefined && /^\s*https?:/i.test(href) ? { rel: 'noopener noreferrer' } : {}),
      },
    }),
    img: (tagName, { src, alt, width, height }) => ({
      tagName,
      attribs: {
        ...(src === undefined ? {} : { src }),
        alt: alt ?? '',
        ...(/^\d{1,5}$/.test(width ?? '') ? { width: width ?? '' } : {}),
        ...(/^\d{1,5}$/.test(height ?? '') ? { height: height ?? '' } : {}),
        ...(isPage && { loading: 'lazy', decoding: 'async' }),
      },
    }),
  },
  // Images on other hosts are removed, because those hosts would learn who reads the page.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPath(attribs['src'] ?? ''),
});

const pageMarkup = allowedMarkup({ isPage: true });
const sourceMarkup = allowedMarkup({ isPage: false });

const withoutTitle = (heading: Element, title: string): string | undefined =>
  lettersOf(textIn(heading.children)) === lettersOf(title) ? '' : undefined;

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

type WrittenBody = { content: string; title: string };
