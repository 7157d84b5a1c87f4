import { createHash } from 'node:crypto';
import { cardAt, type SocialCard } from '#core/social-card/card-address.ts';
import { cardPhoto } from '../pictures/card-photo.ts';
import { requireSetting } from '../settings.ts';
import { findPostCard } from '../supabase/post-card.ts';
import { noteBreakdown } from './note-breakdown.ts';

/**
 * Answers with the picture of a page or of a published post. Nothing of the address is drawn: it only names what is to
 * be looked up.
 */
export async function socialCardAnswer(request: Request, { draw }: CardTools): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return plain(405, { words: 'Method not allowed', headers: { Allow: 'GET, HEAD' } });
  try {
    const asked = cardAt(pathname);
    const card = asked?.of === 'post' ? await findPostCard(asked.slug) : asked;
    if (card === undefined) return plain(404, { words: 'There is no such picture' });
    const photo = await photoOf(card);
    const png = await draw(card, { host: new URL(requireSetting('SITE_URL')).host, photo: photo.bytes });
    if (png === undefined)
      return plain(503, { words: 'Too many pictures at once', headers: { 'Retry-After': '5' } });
    const version = photo.isMissing ? null : searchParams.get('v');
    return pictureAnswer(request, { png, caching: caching(card, version) });
  } catch (cause) {
    return plain(500, { words: `Something went wrong here (${noteBreakdown(cause)})` });
  }
}

/** Without its photo a card shows a scene; it is then kept for a minute only. */
async function photoOf(card: SocialCard): Promise<{ bytes?: Uint8Array | undefined; isMissing: boolean }> {
  if (card.of !== 'post' || card.image === undefined) return { isMissing: false };
  try {
    return { bytes: await cardPhoto(card.image.path), isMissing: false };
  } catch (cause) {
    noteBreakdown(cause);
    return { isMissing: true };
  }
}

function pictureAnswer(request: Request, { png, caching }: Picture): Response {
  const etag = `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"`;
  const headers = {
    ...caching,
    ETag: etag,
    // Other parts of the query, such as marks of advertisements, make no new picture.
    'Netlify-Vary': 'query=v',
    'X-Content-Type-Options': 'nosniff',
    // It is there to be shown by other sites.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  };
  const known = request.headers
    .get('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(png), {
    headers: { ...headers, 'Content-Type': 'image/png', 'Content-Length': String(png.length) },
  });
}

/**
 * The host's cache is emptied by each deploy, so what only a deploy changes stays there until then. A picture with the
 * revision of its post in its address never changes; with another revision it is kept for a minute.
 */
function caching(card: SocialCard, version: string | null): Record<string, string> {
  if (card.of === 'page')
    return {
      'Cache-Control': `public, max-age=${aDay}`,
      'Netlify-CDN-Cache-Control': `public, durable, max-age=${aYear}`,
    };
  if (version === String(card.revision))
    return {
      'Cache-Control': `public, max-age=${aYear}, immutable`,
      'Netlify-CDN-Cache-Control': `public, durable, max-age=${aYear}`,
    };
  return { 'Cache-Control': 'public, max-age=60', 'Netlify-CDN-Cache-Control': 'public, max-age=60' };
}

/** In seconds. */
const aDay = 86_400;
const aYear = 365 * aDay;

const plain = (status: number, { words, headers = {} }: PlainAnswer): Response =>
  new Response(`${words}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  });

type CardTools = {
  /** Undefined while too many others are being drawn. */
  draw: (
    card: SocialCard,
    place: { host: string; photo: Uint8Array | undefined },
  ) => Promise<Uint8Array> | undefined;
};

type Picture = { png: Uint8Array; caching: Record<string, string> };

type PlainAnswer = { words: string; headers?: Record<string, string> };
