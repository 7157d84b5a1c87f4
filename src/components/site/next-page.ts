import { publicPages } from '#core/paths.ts';

/** When a visitor points at a link, the browser prefetches the linked page of this site, except pages in `not`. */
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
