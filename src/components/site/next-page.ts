import { publicPages } from '#core/paths.ts';

/** Prefetches a page when the visitor points at its link, unless it is external, personal or no HTML. */
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
