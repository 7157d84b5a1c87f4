import { describe, expect, test } from 'vitest';
import { navigation, sectionLink } from './navigation.ts';

const entry = (place: Parameters<typeof navigation>[0], id: string) =>
  navigation(place).find((each) => each.id === id);

describe('navigation', () => {
  test('links to a section of the home page from every page', () => {
    expect(entry({ locale: 'nl', path: '/nl' }, 'services')?.href).toBe('#services');
    expect(entry({ locale: 'nl', path: '/nl/blog' }, 'services')?.href).toBe('/nl#services');
    expect(sectionLink({ locale: 'en', path: '/partners', section: 'contact' })).toBe('/#contact');
  });

  test('lists eight entries in a fixed order, labelled in the language of the page', () => {
    expect(navigation({ locale: 'de', path: '/de' }).map(({ label }) => label)).toEqual([
      'Start',
      'Leistungen',
      'Preise',
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
    ['/nl/services/keys', 'services'],
    ['/nl/inspection', 'services'],
  ])('marks on %s only the entry “%s” as current', (path, id) => {
    const current = navigation({ locale: 'nl', path }).filter((each) => each.current);
    expect(current.map((each) => each.id)).toEqual([id]);
  });

  test('marks no entry as current on a legal page', () => {
    expect(navigation({ locale: 'nl', path: '/nl/privacy' }).some(({ current }) => current)).toBe(false);
  });
});
