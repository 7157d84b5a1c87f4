import { publicPages } from '#core/paths.ts';

/**
 * The speculation rules of each page. The browser prefetches a page when the visitor points at a link to it. The rules
 * exclude other sites, and pages that are personal, unlisted or not HTML.
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
