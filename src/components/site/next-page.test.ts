import { describe, expect, test } from 'vitest';
import { nextPageRules } from './next-page.ts';

const [rule] = (JSON.parse(nextPageRules) as { prefetch: Rule[] }).prefetch;
type Rule = { where: { and: [{ href_matches: string }, { not: { href_matches: string[] } }] } };

/** Whether the rules let a browser on page `from` prefetch an address. */
function mayFetch(address: string, { from }: { from: string }): boolean {
  const [all, { not }] = rule?.where.and ?? [{ href_matches: '' }, { not: { href_matches: [] } }];
  const page = new URL(from, 'https://site.test').href;
  const matches = (pattern: string) => new URLPattern(pattern, page).test(address, page);
  return matches(all.href_matches) && !not.href_matches.some(matches);
}

describe('prefetch rules', () => {
  test.each(['/', '/nl', '/nl/blog', '/blog/zwembad-nl'])(
    'let a browser on %s prefetch only public pages',
    (from) => {
      const wanted = ['/', '/nl/blog', '/de/partners', '/betalen-met-bitcoin', '/nl/betalen-met-bitcoin'];
      const unwanted = [
        '/admin/posts',
        '/preview?x',
        '/nl/rss.xml',
        '/thanks',
        '/nl/thanks',
        '/betalen-met-bitcoin/order',
        '/nl/betalen-met-bitcoin/order',
      ];
      expect([...wanted, ...unwanted].filter((address) => mayFetch(address, { from }))).toEqual(wanted);
    },
  );
});
