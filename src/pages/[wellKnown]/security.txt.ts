import type { APIRoute } from 'astro';
import { localeList } from '#core/locale.ts';
import { business } from '#core/business/current.ts';

// The folder name is a parameter, because TypeScript and the linter skip folders whose names begin with a dot.
export const getStaticPaths = () => [{ params: { wellKnown: '.well-known' } }];

/** The file is valid for this many milliseconds after the build. RFC 9116 recommends at most a year. */
const oneYear = 365 * 24 * 60 * 60 * 1000;

/** The contact for security reports: https://securitytxt.org */
export const GET: APIRoute = ({ site: origin }) =>
  new Response(
    [
      `Contact: mailto:${business().email}`,
      `Expires: ${new Date(Date.now() + oneYear).toISOString()}`,
      `Preferred-Languages: ${localeList}`,
      `Canonical: ${new URL('/.well-known/security.txt', origin).href}`,
      '',
    ].join('\n'),
  );
