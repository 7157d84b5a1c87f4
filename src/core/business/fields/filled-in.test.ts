import { expect, test } from 'vitest';
import { startingBusiness, missingFields } from '#site-config';
import { fieldTexts } from '../field-texts.ts';
import { filledIn } from './filled-in.ts';
import { sectionNames } from './sections.ts';

test.each([
  ['partner', { 'partner.name': '', 'partner.url': '' }, { n: 0, required: 0, missing: [] }],
  ['faq', { 'faq.nl': 'Wanneer? Nu.\nHoe? Zo.', 'faq.en': 'When? Now.', 'keyFaq.en': 'Who? We.' }, { n: 3 }],
  ['people', { 'people.first.name': 'Marga', 'people.first.languages': 'Català' }, { n: 1, required: 0 }],
  ['images', { 'images.logo': '' }, { n: 0, required: 0, missing: [] }],
  ['identity', { name: 'Sol', legalName: 'Sol SL' }, { n: 2, required: 2, missing: ['taxNumber'] }],
] as const)('of the section %s with %j, %j is filled in', (section, texts, counts) => {
  expect(filledIn(section, { texts, examples: [] })).toMatchObject(counts);
});

test('of a new installation, exactly the examples are missing', () => {
  const filling = { texts: fieldTexts(startingBusiness), examples: missingFields(startingBusiness) };
  const missing = sectionNames.flatMap((section) => filledIn(section, filling).missing);
  expect(missing.toSorted()).toEqual(filling.examples.toSorted());
});
