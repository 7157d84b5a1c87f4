import { isCountablePath } from '#core/not-found/countable-path.ts';
import { missingPage, missingPagePath, postSlugIn, canonicalPath } from '#core/not-found/missing-page.ts';
import { postPath } from '#core/paths.ts';
import { guarded } from '#adapters/http/guarded.ts';
import { isProbe, probeSite } from '#adapters/site-probe.ts';
import { countMissingPath } from '#adapters/supabase/site/missing-paths.ts';
import { ledAddress } from '#adapters/supabase/site/redirects.ts';
import { movedPost } from '#adapters/supabase/posts/moved-post.ts';
import { hostCache } from '#adapters/http/host-cache.ts';
import { reportError } from '#adapters/report-error.ts';

export default guarded((request, context) =>
  missingPageAnswer(request, { afterAnswer: (work) => context.waitUntil(work) }),
);

/**
 * Answers for an address without a page: a permanent redirect where another writing of it exists, the post that stood there has
 * moved or an editor leads it elsewhere, else status 404 with the prebuilt page in the right language. The site is asked for one
 * address and one page at most, and neither question leads to another. The address is counted after the answer, written as ours are.
 */
export async function missingPageAnswer(
  request: Request,
  { afterAnswer }: { afterAnswer: (work: Promise<void>) => void },
): Promise<Response> {
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  if (isProbe(request) || !isReading) return notFound(shortPage);
  const url = new URL(request.url);
  try {
    const elsewhere = await pageElsewhere(url.pathname);
    if (elsewhere !== undefined) return leadTo(withQuery(elsewhere, url.search));
    if (request.method === 'HEAD') return notFound(null);
    const written = canonicalPath(url.pathname);
    if (isCountablePath(written))
      afterAnswer(countMissingPath(written).catch((cause: unknown) => void reportError(cause)));
    return notFound(await prebuiltPage(url.pathname), keptShortly(url));
  } catch (cause) {
    reportError(cause);
    return notFound(shortPage);
  }
}

const shortPage =
  '<!doctype html><html lang="en"><title>404</title><h1>Page not found</h1><p><a href="/">Home</a></p></html>';

/** The one address that may have been meant, if there is a page. */
async function pageElsewhere(path: string): Promise<string | undefined> {
  const written = canonicalPath(path);
  const candidate =
    (await movedPath(written)) ?? (await ledPath(written)) ?? (written === path ? undefined : written);
  if (candidate === undefined) return undefined;
  const { ok } = await probeSite(candidate.replace(/[?#].*$/s, ''), { method: 'HEAD', timeoutMs: 3000 });
  return ok ? candidate : undefined;
}

/** Where a post stands now that stood at this address; undefined also where the database cannot be asked. */
async function movedPath(path: string): Promise<string | undefined> {
  const slug = postSlugIn(path);
  if (slug === undefined) return undefined;
  try {
    const moved = await movedPost(slug);
    return moved && postPath(moved);
  } catch (cause) {
    // Then the old address is one without a page, until the database is back.
    reportError(cause);
    return undefined;
  }
}

/** Where an editor leads an address that has no page; undefined also where the database cannot be asked. */
async function ledPath(path: string): Promise<string | undefined> {
  if (!isCountablePath(path)) return undefined;
  try {
    return await ledAddress(path);
  } catch (cause) {
    reportError(cause);
    return undefined;
  }
}

async function prebuiltPage(path: string): Promise<string> {
  const place = missingPagePath(missingPage(path));
  const page = await probeSite(place, { timeoutMs: 5000 });
  if (page.ok) return page.text();
  const leadsTo = page.headers.get('location');
  throw new Error(
    `The site answers ${place} with status ${page.status}${leadsTo === null ? '' : `, and leads to ${leadsTo}: is that its primary address, and SITE_URL another one?`}`,
  );
}

/**
 * A minute long the host answers by itself, which bounds what programs cost that try the same addresses again and again; the
 * count then says less than was asked. The address of a post is never kept: it may be published at any moment, and the
 * desk watches it until it is there.
 */
const keptShortly = (url: URL): Record<string, string> =>
  postSlugIn(canonicalPath(url.pathname)) === undefined ? hostCache(url, 'public, max-age=60') : {};

/** What was asked of the address is asked of the new one, before the place in its page. */
const withQuery = (path: string, query: string): string =>
  path.includes('?') ? path : path.replace(/(?=#)|$/, query.replaceAll('$', '$$$$'));

/** A header holds ASCII, and an editor may have led to a place in a page that is named in any script. */
function leadTo(address: string): Response {
  const location = address.replaceAll(/[^!-~]+/g, encodeURIComponent);
  return new Response(null, { status: 301, headers: { Location: location, 'Cache-Control': 'no-store' } });
}

const notFound = (html: string | null, caching: Record<string, string> = {}): Response =>
  new Response(html, {
    status: 404,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      // The rest of the pages' policy stands in the page itself.
      'Content-Security-Policy': "frame-ancestors 'none'",
      ...caching,
    },
  });
