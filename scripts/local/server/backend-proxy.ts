import { uploadOptions } from '#adapters/supabase/images/media-bucket.ts';
import { backendPrefixes, imagesAt } from '../../site-build/backend-rewrites.ts';
import { hopByHop, refusal, without, type HostRequest } from '../http/host-request.ts';

/**
 * Forwards requests to the embedded backend, so that pages request only their own origin. As on Netlify, an answer must
 * begin within 26 seconds.
 */
export function backendProxy(backendUrl: string, { timeLimit = 26_000 } = {}) {
  const { origin } = new URL(backendUrl);
  return {
    origin,
    /** Decides on the path that `fetch` would request: `/rest/v1/../../_system` is not the backend's. */
    owns(address: string): boolean {
      const path = resolved(origin, address);
      return (
        path !== undefined &&
        [...backendPrefixes, ...Object.keys(imagesAt)].some(
          (prefix) => path === prefix || path.startsWith(`${prefix}/`),
        )
      );
    },
    async answer({ request, url }: HostRequest, address = url): Promise<Response> {
      const target = onBackend(resolved(origin, address) ?? '/');
      // The backend must not compress: `fetch` would decompress the body, but keep the `content-encoding` header.
      const headers = without(request.headers, [...hopByHop, 'host', 'x-forwarded-for', 'forwarded']);
      headers.set('accept-encoding', 'identity');
      const { method, body } = request;
      const sent = { method, headers, body, duplex: 'half', redirect: 'manual' } as const;
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), timeLimit);
      try {
        const answer = await fetch(origin + target, { ...sent, signal: late.signal });
        const answerHeaders = without(answer.headers, hopByHop);
        if (isImage(target) && answer.status === 200)
          answerHeaders.set('cache-control', uploadedWith(target));
        return new Response(answer.body, { status: answer.status, headers: answerHeaders });
      } catch {
        const status = late.signal.aborted ? 504 : 502;
        return refusal({
          status,
          code: 'backend-away',
          message: 'The database cannot be reached right now.',
        });
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** Resolves `.`, `..` and backslashes in a path, with its query. Returns undefined for what is no path. */
function resolved(origin: string, address: string): string | undefined {
  const url = address.startsWith('/') ? URL.parse(origin + address) : null;
  return url === null ? undefined : url.pathname + url.search;
}

function onBackend(address: string): string {
  const [from, to] = Object.entries(imagesAt).find(([prefix]) => address.startsWith(`${prefix}/`)) ?? [];
  return from === undefined || to === undefined ? address : to + address.slice(from.length);
}

const isImage = (target: string): boolean =>
  Object.values(imagesAt).some((prefix) => target.startsWith(`${prefix}/`));

/** The embedded backend stores the caching header of an uploaded file, but does not send it. Supabase sends it. */
const uploadedWith = (target: string): string => `max-age=${uploadOptions(target).cacheControl}`;

export type BackendProxy = ReturnType<typeof backendProxy>;
