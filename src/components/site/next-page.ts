import { publicPages } from '#core/paths.ts';

/**
 * Rules by which a browser may fetch a page once somebody points at a link to it, so that it is there when the link is pressed: our
 * own pages, but nothing that is made for one person, that no search is to find, or that is no page.
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
