import { describe, expect, test } from 'vitest';
import { startingBusiness } from '../../../tests/support/starting-business.ts';
import { fieldTexts } from './field-texts.ts';
import { promisedAnyway } from './promised-anyway.ts';

const texts = { ...fieldTexts(startingBusiness), 'promises.aroundTheClock': '' };

describe('promisedAnyway', () => {
  test.each([
    ['faq.nl', 'Bent u bereikbaar? Ja, dag en nacht.'],
    ['faq.en', 'Are you on call? Yes, 24/7.'],
    ['faq.es', '¿Atienden urgencias? Sí, las 24 horas al día.'],
    ['notice.texts.de', 'Wir sind rund um die Uhr da.'],
    ['legal.terms.en', 'We help 24 hours a day.'],
  ])('names %s with the text “%s”', (path, text) => {
    expect(promisedAnyway({ ...texts, [path]: text })).toEqual([path]);
    expect(promisedAnyway({ ...texts, [path]: text, 'promises.aroundTheClock': 'yes' })).toEqual([]);
  });

  test('ignores the texts of a new installation, and a promise to answer within 24 hours', () => {
    expect(promisedAnyway({ ...texts, 'faq.nl': 'Hoe snel? Binnen 24 uur.' })).toEqual([]);
  });
});
