import { expect, test } from 'vitest';
import { fieldKinds } from '../field-texts.ts';
import { filledIn } from './filled-in.ts';
import { sectionNames } from './sections.ts';

const everything = Object.fromEntries(Object.keys(fieldKinds).map((path) => [path, 'x']));

test.each([
  ['partner', { 'partner.name': 'Sol', 'partner.url': '' }, { n: 1, all: 2 }],
  ['faq', { 'faq.nl': 'Wanneer? Nu.', 'faq.en': 'When? Now.' }, { n: 1, all: 2 }],
  ['people', { 'people.first.name': 'Marga', 'people.first.languages': 'Català' }, { n: 1, all: undefined }],
  ['address', {}, { n: 0, all: 6 }],
] as const)('of the section %s with %j, %j is filled in', (section, texts, counts) => {
  expect(filledIn(section, { texts, examples: [] })).toEqual(counts);
});

test('an example is not filled in', () => {
  const texts = { 'partner.name': 'Sol', 'partner.url': 'https://example.com/' };
  expect(filledIn('partner', { texts, examples: ['partner.url'] }).n).toBe(1);
});

test.each(sectionNames)('the section %s can be whole', (section) => {
  const { n, all } = filledIn(section, { texts: everything, examples: [] });
  expect(n).toBeGreaterThan(0);
  expect(all ?? n).toBe(n);
});
