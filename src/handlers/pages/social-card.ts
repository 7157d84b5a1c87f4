/** Draws the image that other sites show when a page of this site is shared. */
import { hash } from 'node:crypto';
import { guarded } from '#adapters/http/guarded.ts';
import { socialCard } from '#cards/social-cards.ts';
import { numberedPageCount } from '#core/post/overview.ts';
import { cardAt, type PageCard, type SocialCard } from '#core/social-card/card-address.ts';
import { livePostCounts } from '#adapters/live-site.ts';
import { cardPhoto } from '#adapters/images/card-photo.ts';
import { requireSetting } from '#adapters/settings.ts';
import { refreshBusiness } from '#adapters/supabase/site/business.ts';
import { findPostCard } from '#adapters/supabase/posts/post-card.ts';
import { hostCache } from '#adapters/http/host-cache.ts';
import { reportError } from '#adapters/report-error.ts';

export default guarded(socialCardAnswer);

/**
 * No text from the URL appears on a card. The host ignores the query, and caches a card until the next deploy,
 * unless the card lacks its photo or the newest details of the business.
 * Browsers cache a card for a day. A new revision of a post changes the query, so browsers then fetch the new card.
 */
async function socialCardAnswer(request: Request): Promise<Response> {
  const url = new URL(request.url);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return plain(405, { words: 'Method not allowed', headers: { Allow: 'GET, HEAD' } });
  try {
    const address = cardAt(url.pathname);
    const card = address?.of === 'post' ? await findPostCard(address.slug) : await existing(address);
    if (card === undefined)
      return plain(404, { words: 'There is no such picture', headers: hostCache(url, keptAMinute) });
    const [photo, isNewest] = await Promise.all([photoOf(card), refreshBusiness(0)]);
    const isComplete = !photo.isMissing && isNewest;
    const png = await socialCard(card, {
      host: new URL(requireSetting('SITE_URL')).host,
      photo: photo.bytes,
    });
    if (png === undefined)
      return plain(503, { words: 'Too many pictures at once', headers: { 'Retry-After': '5' } });
    const caching = {
      'Cache-Control': isComplete ? `public, max-age=${daySeconds}` : keptAMinute,
      ...hostCache(url, isComplete ? `public, durable, max-age=${yearSeconds}` : keptAMinute),
    };
    return cardAnswer(request, { png, caching });
  } catch (cause) {
    return plain(500, { words: `Something went wrong here (${reportError(cause)})` });
  }
}

/** A numbered overview page has a card only if the live site has that page. */
async function existing(card: PageCard | undefined): Promise<PageCard | undefined> {
  if (card?.number === undefined) return card;
  const posts = (await livePostCounts())[card.locale];
  return card.number <= numberedPageCount(posts) ? card : undefined;
}

/** Sets `isMissing` if the photo cannot be read. The card then shows a drawing. */
async function photoOf(card: SocialCard): Promise<{ bytes?: Uint8Array | undefined; isMissing: boolean }> {
  if (card.of !== 'post' || card.image === undefined) return { isMissing: false };
  try {
    return { bytes: await cardPhoto(card.image.path), isMissing: false };
  } catch (cause) {
    reportError(cause);
    return { isMissing: true };
  }
}

function cardAnswer(request: Request, { png, caching }: DrawnCard): Response {
  const etag = `"${hash('sha256', png, 'base64url').slice(0, 22)}"`;
  const headers = {
    ...caching,
    ETag: etag,
    'Cross-Origin-Resource-Policy': 'cross-origin',
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

const daySeconds = 86_400;
const yearSeconds = 365 * daySeconds;

const keptAMinute = 'public, max-age=60';

const plain = (status: number, { words, headers = {} }: PlainAnswer): Response =>
  new Response(`${words}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      ...headers,
    },
  });

type DrawnCard = { png: Uint8Array; caching: Record<string, string> };

type PlainAnswer = { words: string; headers?: Record<string, string> };
