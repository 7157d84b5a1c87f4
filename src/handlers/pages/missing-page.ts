/** Answers an address for which no file exists: a redirect, or the page “not found” in the right language. */
import {
  canonicalPath,
  isCountablePath,
  missingPage,
  missingPagePath,
  postSlugIn,
} from '#core/not-found/missing-page.ts';
import { sectionPath } from '#core/not-found/section-path.ts';
import { postPath } from '#core/paths.ts';
import { guarded } from '#adapters/http/guarded.ts';
import { isProbe, probeSite } from '#adapters/site-probe.ts';
import { countMissingPath } from '#adapters/supabase/site/missing-paths.ts';
import { movedPost, redirectTarget } from '#adapters/supabase/site/redirects.ts';
import { hostCache } from '#adapters/http/host-cache.ts';
import { pageAnswer } from '#adapters/http/page-answer.ts';
import { reportError } from '#adapters/report-error.ts';

export default guarded((request, context) =>
  missingPageAnswer(request, { afterAnswer: (work) => context.waitUntil(work) }),
);

/**
 * Redirects if the target page exists: from another spelling of a path, an old path of a post, a path with an
 * editor’s redirect, or a section name like /de/preise. Otherwise answers 404. Sends the site at most two requests.
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

async function pageElsewhere(path: string): Promise<string | undefined> {
  const written = canonicalPath(path);
  const candidate =
    (await found(movedPath(written))) ??
    (await found(ledPath(written))) ??
    sectionPath(written) ??
    (written === path ? undefined : written);
  if (candidate === undefined) return undefined;
  const { ok } = await probeSite(candidate.replace(/[?#].*$/s, ''), { method: 'HEAD', timeoutMs: 3000 });
  return ok ? candidate : undefined;
}

/** Returns undefined if no post has moved from this path. */
async function movedPath(path: string): Promise<string | undefined> {
  const slug = postSlugIn(path);
  const moved = slug === undefined ? undefined : await movedPost(slug);
  return moved && postPath(moved);
}

/** Returns an editor’s redirect target, or undefined if no redirect exists. */
const ledPath = async (path: string): Promise<string | undefined> =>
  isCountablePath(path) ? redirectTarget(path) : undefined;

/** Returns undefined if the database is unreachable. */
const found = (path: Promise<string | undefined>): Promise<string | undefined> =>
  path.catch((cause: unknown) => {
    reportError(cause);
    return undefined;
  });

async function prebuiltPage(path: string): Promise<string> {
  const pagePath = missingPagePath(missingPage(path));
  const page = await probeSite(pagePath, { timeoutMs: 5000 });
  if (page.ok) return page.text();
  const leadsTo = page.headers.get('location');
  throw new Error(
    `The site answers ${pagePath} with status ${page.status}${leadsTo === null ? '' : `, and leads to ${leadsTo}: is that its primary address, and SITE_URL another one?`}`,
  );
}

/**
 * Lets the host cache a 404 for a minute, to limit the cost of repeated requests. Never caches the 404 of a post: the
 * post may be published at any moment, and the desk polls its URL.
 */
const keptShortly = (url: URL): Record<string, string> =>
  postSlugIn(canonicalPath(url.pathname)) === undefined ? hostCache(url, 'public, max-age=60') : {};

const withQuery = (path: string, query: string): string =>
  // Puts the query before the fragment. In a replacement, `$$` stands for one `$`.
  path.includes('?') ? path : path.replace(/(?=#)|$/, query.replaceAll('$', '$$$$'));

/** Encodes the target URL: a header may contain only ASCII, but a fragment may contain letters of any alphabet. */
function leadTo(address: string): Response {
  const location = address.replaceAll(/[^!-~]+/g, encodeURIComponent);
  return new Response(null, { status: 301, headers: { Location: location } });
}

const notFound = (html: string | null, headers: Record<string, string> = {}): Response =>
  pageAnswer(html, { status: 404, headers });
