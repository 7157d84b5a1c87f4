import { expect, test } from 'vitest';
import { sectionOf } from './sections.ts';

test.each([
  ['faq.nl.0', sectionOf('faq')],
  ['names.units.key.nl', 'prices'],
  ['names.withoutVat.nl', 'prices'],
  ['prices.key', 'prices'],
  ['settings.retentionDays', 'settings'],
  ['', 'identity'],
])('the field %j is in the section %s', (path, section) => {
  expect(sectionOf(path)).toBe(section);
});

test('a field of a list is in the section of the list, which is not the first one', () => {
  expect(sectionOf('faq.nl.0')).not.toBe('identity');
});
