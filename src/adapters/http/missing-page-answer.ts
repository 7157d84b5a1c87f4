import { isCountablePath } from '#core/not-found/countable-path.ts';
import { meantPath, missingPage, missingPagePath, postSlugIn } from '#core/not-found/missing-page.ts';
import { postPath } from '#core/paths.ts';
import { requireSetting } from '../settings.ts';
import { countMissingPath } from '../supabase/missing-paths.ts';
import { movedPost } from '../supabase/moved-post.ts';
import { noteBreakdown } from './note-breakdown.ts';

/**
 * Answers for an address without a page: a permanent redirect where another writing of it exists or the post that stood
 * there has moved, else status 404 with the prebuilt page in the right language. The address is counted meanwhile, and nobody waits for it.
 */
export async function missingPageAnswer(
  request: Request,
  { afterAnswer }: { afterAnswer: (work: Promise<void>) => void },
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  try {
    const meant = meantPath(pathname);
    if (meant !== undefined && (await isPage(meant))) return leadTo(`${meant}${search}`);
    const moved = await movedPath(meant ?? pathname);
    if (moved !== undefined && (await isPage(moved))) return leadTo(`${moved}${search}`);
    if (request.method === 'GET' && isCountablePath(pathname))
      afterAnswer(countMissingPath(pathname).catch((cause: unknown) => void noteBreakdown(cause)));
    const page = await fetch(onSite(missingPagePath(missingPage(pathname))), within(5000));
    return htmlAnswer(await page.text());
  } catch (cause) {
    noteBreakdown(cause);
    return htmlAnswer(
      '<!doctype html><html lang="en"><title>404</title><h1>Page not found</h1><p><a href="/">Home</a></p></html>',
    );
  }
}

const onSite = (path: string): string => `${requireSetting('SITE_URL')}${path}`;

const within = (milliseconds: number): RequestInit => ({
  redirect: 'manual',
  signal: AbortSignal.timeout(milliseconds),
});

const leadTo = (address: string): Response =>
  new Response(null, { status: 301, headers: { Location: address, 'Cache-Control': 'no-store' } });

/** Where a post stands now that stood at this address; undefined also where the database cannot be asked. */
async function movedPath(path: string): Promise<string | undefined> {
  const slug = postSlugIn(path);
  if (slug === undefined) return undefined;
  try {
    const moved = await movedPost(slug);
    return moved && postPath(moved);
  } catch (cause) {
    // Then the old address is one without a page, until the database is back.
    noteBreakdown(cause);
    return undefined;
  }
}

async function isPage(path: string): Promise<boolean> {
  const answer = await fetch(onSite(path), { method: 'HEAD', ...within(3000) });
  return answer.ok;
}

const htmlAnswer = (html: string): Response =>
  new Response(html, {
    status: 404,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "frame-ancestors 'none'",
    },
  });
