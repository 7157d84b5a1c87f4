import sanitizeHtml from 'sanitize-html';
import { pictureAt, srcsetOf } from '../images/image-path.ts';
import { renderedHtml, textOf } from './markup.ts';

/**
 * Turns what an editor wrote, Markdown or HTML, into the HTML a page may show. The only place that does so: build,
 * preview and mail call it. An `h1` that repeats the title is dropped, any other becomes an `h2`: the page has its own.
 * @example safeBody({ content: '# Zwembad\n\nMaak *schoon*.', title: 'Zwembad' }) // => '<p>Maak <em>schoon</em>.</p>'
 */
export function safeBody({ content, title }: { content: string; title: string }): string {
  const clean = sanitizeHtml(renderedHtml(content), allowedMarkup);
  return withoutTitle(clean, title)
    .replaceAll(/<(\/?)h1>/g, '<$1h2>')
    .replaceAll(/<img src="([^"]*)" alt="([^"]*)"[^>]*>/g, inAllWidths)
    .trim();
}

/** A picture of ours in all its widths and formats; others stay as they are. Both texts come out of the sanitizer. */
function inAllWidths(image: string, src: string, alt: string): string {
  const picture = pictureAt(src);
  if (picture === undefined) return image;
  const source = `<source type="image/avif" srcset="${srcsetOf(picture, 'avif')}" sizes="${columnSizes}">`;
  const size = `width="${picture.width}" height="${picture.height}"`;
  const set = `srcset="${srcsetOf(picture, 'webp')}" sizes="${columnSizes}"`;
  return `<picture>${source}<img src="${src}" ${set} alt="${alt}" ${size} loading="lazy" decoding="async"></picture>`;
}

/** How wide the text of a post stands, images included. */
const columnSizes = '(width < 51rem) 92vw, 48rem';

const isOwnPath = (address: string | undefined): boolean => /^\/(?![/\\])/.test(address ?? '');

/** The tags, attributes and addresses a text may have on a page. */
export const allowedMarkup: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li'],
    ...['strong', 'em', 'b', 'i', 's', 'del', 'sub', 'sup', 'a', 'img', 'figure', 'figcaption'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'lang'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
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
        // A headline of another site stays in its language.
        ...(/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(lang ?? '') ? { lang: lang ?? '' } : {}),
        ...(href !== undefined && /^\s*https?:/i.test(href) ? { rel: 'noopener noreferrer' } : {}),
      },
    }),
    img: (tagName, { src, alt, width, height }) => ({
      tagName,
      attribs: {
        ...(src === undefined ? {} : { src }),
        alt: alt ?? '',
        ...(/^\d{1,5}$/.test(width ?? '') ? { width: width ?? '' } : {}),
        ...(/^\d{1,5}$/.test(height ?? '') ? { height: height ?? '' } : {}),
        loading: 'lazy',
        decoding: 'async',
      },
    }),
  },
  // Only images of our own site: a foreign one would tell its host who reads the page.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPath(attribs['src']),
};

const withoutTitle = (html: string, title: string): string =>
  html.replaceAll(/<h1>([\s\S]*?)<\/h1>\s*/g, (heading: string, inner: string) =>
    lettersOf(textOf(inner)) === lettersOf(title) ? '' : heading,
  );

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
