import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageOfSite } from './page-of-site.ts';

const site = 'https://site.example';

test.each([
  ['https://site.example/nl?pkg=custom#contact', '/nl?pkg=custom'],
  ['/nl/contact', '/nl/contact'],
  ['https://evil.example/nl', '/nl'],
  ['//evil.example', '/'],
  ['https://site.example@evil.example/', '/'],
  ['https://site.example//evil.example', '//evil.example'],
  ['www.evil.example', '/www.evil.example'],
  ['javascript:alert(1)', '/'],
  ['https://', '/'],
])('%s is shown as %s of this site', (address, path) => {
  expect(pageOfSite(address, `${site}/`)).toBe(site + path);
});

test('without the address of this site, only the path is shown', () => {
  expect(pageOfSite('https://evil.example/nl', '')).toBe('/nl');
});

test('every address is shown as one of this site, in printable letters', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string({ unit: 'binary' })),
      (address) => {
        const shown = pageOfSite(address, site);
        expect(new URL(shown).origin).toBe(site);
        expect(shown).toMatch(/^https:\/\/site\.example\/[!-~]*$/);
      },
    ),
  );
});
