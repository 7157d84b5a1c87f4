import { expect, test } from 'vitest';
import { navigation, sectionLink } from './navigation.ts';

const entry = (place: Parameters<typeof navigation>[0], id: string) =>
  navigation(place).find((each) => each.id === id);

test('on the home page a section is an anchor, elsewhere the home page of the language with the anchor', () => {
  expect(entry({ locale: 'nl', path: '/nl' }, 'services')?.href).toBe('#services');
  expect(entry({ locale: 'nl', path: '/nl/blog' }, 'services')?.href).toBe('/nl#services');
  expect(sectionLink({ locale: 'en', path: '/partners', section: 'contact' })).toBe('/#contact');
});

test('the seven entries stand in their order, in the words of the language', () => {
  expect(navigation({ locale: 'de', path: '/de' }).map(({ label }) => label)).toEqual([
    'Start',
    'Leistungen',
    'Über uns',
    'Kontakt',
    'Blog',
    'Bitcoin',
    'Partner',
  ]);
});

test.each([
  ['/nl/blog', 'blog'],
  ['/nl/blog/page/1', 'blog'],
  ['/blog/tuin-nl', 'blog'],
  ['/nl/partners', 'partners'],
  ['/nl', 'home'],
])('on %s the entry %s is the current one, and no other', (path, id) => {
  const current = navigation({ locale: 'nl', path }).filter((each) => each.current);
  expect(current.map((each) => each.id)).toEqual([id]);
});

test('a legal page has no current entry', () => {
  expect(navigation({ locale: 'nl', path: '/nl/privacy' }).some(({ current }) => current)).toBe(false);
});
