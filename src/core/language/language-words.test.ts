import { describe, expect, test } from 'vitest';
import { locales } from '../locale.ts';
import { daysIn } from './days.ts';
import { languageWords } from './language-words.ts';
import { currenciesIn } from './numbers/currencies.ts';
import { saysNumber } from './numbers/translated-numbers.ts';
import { isModelTalk } from './model-talk.ts';
import { isInLanguage, languageOf } from './stop-words.ts';

describe('language vocabulary', () => {
  test.each(locales)('recognises in “%s” the names of all months', (locale) => {
    for (let day = 1; day <= 365; day += 4) {
      const date = new Date(Date.UTC(2026, 0, day));
      const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(date);
      expect(daysIn(`1 ${month}`, locale).days).toEqual([`${date.getUTCMonth() + 1}-1`]);
    }
  });

  test.each(locales)(
    'contains for “%s” the numbers two to twelve, the tens, a hundred and a thousand',
    (locale) => {
      const { counting } = languageWords[locale].numbers;
      for (const number of [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20, 30, 40, 50, 60, 70, 80, 90, 100, 1000])
        expect([...counting.values()], String(number)).toContain(number);
    },
  );

  test('recognises an ordinal as a number and “a” as the number one, but not “Cientos” as 100', () => {
    expect(saysNumber('La segunda casa', { number: 2, locale: 'es' })).toBe(true);
    expect(saysNumber('A house', { number: 1, locale: 'en' })).toBe(true);
    expect(saysNumber('Cientos de casas', { number: 100, locale: 'es' })).toBe(false);
  });

  const sentences = {
    en: 'The key of the house lies under the stone by the door.',
    nl: 'De sleutel van het huis ligt onder de steen bij de deur.',
    es: 'La llave de la casa está debajo de la piedra que hay en la puerta.',
    de: 'Der Schlüssel des Hauses liegt unter dem Stein neben der Tür.',
  };

  test.each(locales)('recognises a sentence in %s as that language and no other', (locale) => {
    expect(languageOf(sentences[locale])).toBe(locale);
    expect(locales.filter((other) => isInLanguage(sentences[locale], other))).toEqual([locale]);
  });

  const programs = {
    en: [
      'As an AI I write this',
      'Here is the translation',
      'I cannot translate this',
      'You are an assistant',
    ],
    nl: ['Als een taalmodel', 'Hier is de vertaling', 'Ik kan niet vertalen', 'U bent een assistent'],
    es: [
      'Como modelo de lenguaje',
      'Aquí tiene la traducción',
      'Lo siento, no puedo',
      'Usted es un asistente',
    ],
    de: [
      'Als KI',
      'Hier ist die Übersetzung',
      'Es tut mir leid, ich kann das nicht',
      'Sie sind ein Assistent',
    ],
  };

  test.each(locales)('recognises sentences in %s in which a language model talks about itself', (locale) => {
    expect(programs[locale].filter((text) => !isModelTalk(text))).toEqual([]);
    expect(isModelTalk(sentences[locale])).toBe(false);
  });

  test('recognises a currency before or after an amount', () => {
    expect(currenciesIn('€ 380 per maand')).toEqual(['EUR']);
    expect(currenciesIn('380 euros, o 400 dólares')).toEqual(['EUR', 'USD']);
    expect(currenciesIn('$380')).toEqual(['USD']);
  });
});
