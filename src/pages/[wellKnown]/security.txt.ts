import type { APIRoute } from 'astro';
import { localeList } from '#core/locale.ts';
import { site } from '#site-config';

// Types and lint pass over a folder whose name begins with a dot, so the name is a parameter.
export const getStaticPaths = () => [{ params: { wellKnown: '.well-known' } }];

/** What is said here holds for this long after the build, in milliseconds: RFC 9116 advises at most a year. */
const oneYear = 365 * 24 * 60 * 60 * 1000;

/** Whom to tell of a weakness: https://securitytxt.org */
export const GET: APIRoute = ({ site: origin }) =>
  new Response(
    [
      `Contact: mailto:${site.email}`,
      `Expires: ${new Date(Date.now() + oneYear).toISOString()}`,
      `Preferred-Languages: ${localeList}`,
      `Canonical: ${new URL('/.well-known/security.txt', origin).href}`,
      '',
    ].join('\n'),
  );
