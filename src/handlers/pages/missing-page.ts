import { isCountablePath } from '#core/not-found/countable-path.ts';
import { missingPage, missingPagePath, postSlugIn, canonicalPath } from '#core/not-found/missing-page.ts';
import { postPath } from '#core/paths.ts';
import { guarded } from '#adapters/http/guarded.ts';
import { isProbe, probeSite } from '#adapters/site-probe.ts';
import { countMissingPath } from '#adapters/supabase/site/missing-paths.ts';
import { redirectTarget } from '#adapters/supabase/site/redirects.ts';
import { movedPost } from '#adapters/supabase/posts/moved-post.ts';
import { hostCache } from '#adapters/http/host-cache.ts';
import { reportError } from '#adapters/report-error.ts';

export default guarded((request, context) =>
  missingPageAnswer(request, { afterAnswer: (work) => context.waitUntil(work) }),
);

/**
 * Answers for an address without a page: a permanent redirect if another spelling of it exists, its post has moved, or an editor
 * redirects it; else status 404 with the prebuilt page in the right language. It requests at most one address and one page of the
 * site, and neither request causes another. The address is counted after the answer, in our own spelling.
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

/** The address that was probably meant, if it has a page. */
async function pageElsewhere(path: string): Promise<string | undefined> {
  const written = canonicalPath(path);
  const candidate =
    (await movedPath(written)) ?? (await ledPath(written)) ?? (written === path ? undefined : written);
  if (candidate === undefined) return undefined;
  const { ok } = await probeSite(candidate.replace(/[?#].*$/s, ''), { method: 'HEAD', timeoutMs: 3000 });
  return ok ? candidate : undefined;
}

/** The current address of a post that used to have this one; undefined also if the database is unreachable. */
async function movedPath(path: string): Promise<string | undefined> {
  const slug = postSlugIn(path);
  if (slug === undefined) return undefined;
  try {
    const moved = await movedPost(slug);
    return moved && postPath(moved);
  } catch (cause) {
    // The address counts as missing until the database is back.
    reportError(cause);
    return undefined;
  }
}

/** The target of an editor's redirect for this address; undefined also if the database is unreachable. */
async function ledPath(path: string): Promise<string | undefined> {
  if (!isCountablePath(path)) return undefined;
  try {
    return await redirectTarget(path);
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
 * The host caches an answer for a minute, which limits the cost of programs that repeat the same addresses; the counter then misses
 * some requests. The address of a post is never cached: it may be published at any moment, and the desk polls it until it is online.
 */
const keptShortly = (url: URL): Record<string, string> =>
  postSlugIn(canonicalPath(url.pathname)) === undefined ? hostCache(url, 'public, max-age=60') : {};

/** Moves the query of the old address to the new one, before its fragment. */
const withQuery = (path: string, query: string): string =>
  path.includes('?') ? path : path.replace(/(?=#)|$/, query.replaceAll('$', '$$$$'));

/** A header holds ASCII only, but the fragment of a redirect may be in any script. */
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
      // The page itself contains the rest of the policy.
      'Content-Security-Policy': "frame-ancestors 'none'",
      ...caching,
    },
  });
