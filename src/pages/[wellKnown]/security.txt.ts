import type { APIRoute } from 'astro';
import { localeList } from '#core/locale.ts';
import { business } from '#core/business/current.ts';
import { mailtoLink } from '#core/mail/mailto-link.ts';

// A folder whose name begins with a dot would be skipped by TypeScript and the linter.
export const getStaticPaths = () => [{ params: { wellKnown: '.well-known' } }];

/** Milliseconds for which the file is valid after the build. RFC 9116 recommends at most a year. */
const oneYear = 365 * 24 * 60 * 60 * 1000;

/** The contact for security reports: https://securitytxt.org */
export const GET: APIRoute = ({ site: origin }) =>
  new Response(
    [
      `Contact: ${mailtoLink({ to: business().email })}`,
      `Expires: ${new Date(Date.now() + oneYear).toISOString()}`,
      `Preferred-Languages: ${localeList}`,
      `Canonical: ${new URL('/.well-known/security.txt', origin).href}`,
      '',
    ].join('\n'),
  );
