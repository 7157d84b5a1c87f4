import { publicPages } from '#core/paths.ts';

/**
 * Speculation rules: prefetch a page when the visitor points at its link. Only our own pages, and none that are personal,
 * unlisted or not HTML.
 */
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
