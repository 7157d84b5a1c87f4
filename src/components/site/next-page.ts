import { publicPages } from '#core/paths.ts';

/** Browsers prefetch a page of this site, except those in `not`, when the visitor points at a link to the page. */
export const nextPageRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: [
                '/admin*',
                '/preview*',
                '/*.xml',
                '/thanks',
                '/*/thanks',
                `${publicPages.bitcoin}/*`,
                `/*${publicPages.bitcoin}/*`,
              ],
            },
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
