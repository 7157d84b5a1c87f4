import { expect, test } from 'vitest';
import { arePlain, standIns, withAddresses } from './stand-ins.ts';

const alternates = [
  { locale: 'nl', path: '/blog/tuin-nl' },
  { locale: 'de', path: '/blog/garten-de' },
] as const;

test('each stand-in gives way to the address of its language, as often as it stands there', () => {
  const [nl, de] = standIns(alternates).map(({ path }) => path);
  const drawn = `<a href="${nl}">Tuin</a><a href="${de}">Garten</a><b data-props="{&quot;path&quot;:&quot;${nl}&quot;}"></b>`;
  expect(withAddresses(drawn, alternates)).toBe(
    '<a href="/blog/tuin-nl">Tuin</a><a href="/blog/garten-de">Garten</a>' +
      '<b data-props="{&quot;path&quot;:&quot;/blog/tuin-nl&quot;}"></b>',
  );
});

test('an address that would have to be escaped is not plain', () => {
  expect(arePlain(alternates)).toBe(true);
  for (const path of ['/blog/"><script>', '/blog/a&b', '/blog/a b', "/blog/'", '/blog/é', '/blog/a?b=c'])
    expect(arePlain([...alternates, { locale: 'en', path }])).toBe(false);
});
