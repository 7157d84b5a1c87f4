import { describe, expect, test } from 'vitest';
import { sectionPath } from './section-path.ts';

describe('sectionPath', () => {
  test.each([
    ['/pricing', '/#pricing'],
    ['/nl/tarieven', '/nl#pricing'],
    ['/es/contacto', '/es#contact'],
    ['/de/ueber-uns', '/de#about'],
    ['/nl/services', '/nl#services'],
  ])('maps %s to the section %s of the home page', (path, section) => {
    expect(sectionPath(path)).toBe(section);
  });

  test('returns undefined for an address that names no section', () => {
    expect(sectionPath('/')).toBeUndefined();
    expect(sectionPath('/blog/contact')).toBeUndefined();
    expect(sectionPath('/constructor')).toBeUndefined();
  });
});
