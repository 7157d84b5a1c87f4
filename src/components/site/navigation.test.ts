import { expect, test } from 'vitest';
import type { Alternate } from '#core/alternates.ts';
import { navigation, sectionLink, sharedName, sharedTop } from './navigation.ts';

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

test('what all articles of a language share is the same for each of them, and other pages share nothing', () => {
  const [one, other] = ['/blog/tuin-nl', '/blog/zwembad-nl'].map((path) => ({ locale: 'nl' as const, path }));
  if (one === undefined || other === undefined) throw new Error('There are two.');
  expect(sharedName('menu', one)).toBe(sharedName('menu', other));
  expect(navigation(one)).toEqual(navigation(other));
  expect(sharedName('menu', one)).not.toBe(sharedName('menu', { ...one, locale: 'de' }));
  expect(sharedName('menu', { locale: 'nl', path: '/nl/blog' })).toBeUndefined();
});

test('articles share what stands above their text where they exist in the same languages, whatever their addresses', () => {
  const top = (path: string, ...alternates: Alternate[]) => sharedTop({ locale: 'nl', path, alternates });
  const nl = (path: string): Alternate => ({ locale: 'nl', path });
  const de = (path: string): Alternate => ({ locale: 'de', path });
  const one = top('/blog/tuin-nl', nl('/blog/tuin-nl'), de('/blog/garten-de'));
  expect(one).toEqual(top('/blog/bad-nl', nl('/blog/bad-nl'), de('/blog/bad-de')));
  expect(one.name).not.toBe(top('/blog/tuin-nl', nl('/blog/tuin-nl')).name);
  const page = [nl('/nl/blog'), de('/de/blog')];
  expect(top('/nl/blog', ...page)).toEqual({ name: undefined, alternates: page });
  const odd = [nl('/blog/"tuin"')];
  expect(top('/blog/"tuin"', ...odd)).toEqual({ name: undefined, alternates: odd });
});
