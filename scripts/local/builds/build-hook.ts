/** The build hook of a local product. On the host, Netlify provides one. */
import { timingSafeEqual } from 'node:crypto';
import type { HostRequest } from '../http/host-request.ts';

/** The build hook accepts every caller that knows the secret in this path. */
export const buildHookPath = (secret: string): string => `/local/build-hooks/${secret}`;

/** Replaces Netlify's build hook: a POST request starts a build, and the answer does not wait for the build. */
export function buildHook({ secret, requestBuild }: { secret: string; requestBuild: () => void }) {
  const path = Buffer.from(buildHookPath(secret));
  return {
    // `public-server.ts` asks the mail service first, which owns other addresses below `/local/`.
    owns: (address: string) => address.startsWith('/local/'),
    answer({ request, address }: HostRequest): Response {
      const given = Buffer.from(address);
      if (given.length !== path.length || !timingSafeEqual(given, path))
        return new Response(null, { status: 404 });
      if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } });
      requestBuild();
      return new Response(null);
    },
  };
}

export type BuildHook = ReturnType<typeof buildHook>;
