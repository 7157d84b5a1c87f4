import { expect, test } from 'vitest';
import { locales } from '#core/locale.ts';
import { pageTitle, sitePages } from './site-pages.ts';

test.each(locales)(
  'each page of the site that a text may link to has a name and an own address (%s)',
  (locale) => {
    const pages = sitePages(locale);
    expect(pages.every(({ title }) => title.length > 1)).toBe(true);
    expect(new Set(pages.map(({ href }) => href)).size).toBe(pages.length);
  },
);

test.each([
  ['/nl#pricing', 'Tarieven'],
  ['/de/blog', 'Blog'],
  ['/nl/privacy', '/nl/privacy'],
])('%s is called %s', (address, title) => {
  expect(pageTitle(address)).toBe(title);
});
