import { timingSafeEqual } from 'node:crypto';
import type { Exchange } from '../site/static-site.ts';

/** Where the build hook stands; the secret in it is the only right it asks for. */
export const buildHookPath = (secret: string): string => `/local/build-hooks/${secret}`;

/** The address that stands where Netlify's build hook does: a POST starts a build and is answered at once. */
export function buildHook({
  secret,
  requestBuild,
}: {
  secret: string;
  requestBuild: () => void;
}): BuildHookDoor {
  const path = Buffer.from(buildHookPath(secret));
  return {
    owns: (address) => address.startsWith('/local/'),
    answer({ request, response }, address) {
      request.resume();
      const given = Buffer.from(address);
      if (given.length !== path.length || !timingSafeEqual(given, path)) {
        response.writeHead(404).end();
      } else if (request.method !== 'POST') {
        response.writeHead(405, { allow: 'POST' }).end();
      } else {
        response.writeHead(200).end();
        requestBuild();
      }
    },
  };
}

export type BuildHookDoor = {
  owns: (address: string) => boolean;
  answer: (exchange: Exchange, address: string) => void;
};
