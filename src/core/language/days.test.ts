import { describe, expect, test } from 'vitest';
import { daysIn, daysOfReport, saysRelativeDay } from './days.ts';

describe('daysIn', () => {
  test.each([
    ['Am Montag, dem 14. Dezember', 'de', ['12-14']],
    ['On Monday, 14 December, and from 3 to 5 May', 'en', ['5-5', '12-14']],
    ['Van 3 tot 5 mei, op zaterdag', 'nl', ['5-5']],
    ['El sábado 12 de diciembre y del 3 al 5 de mayo', 'es', ['12-12', '5-5']],
    ['im Dezember', 'de', ['12-']],
    ['It may march on', 'en', []],
    ['desde junio 5 euros diarios', 'es', ['6-']],
    ['am 14.12.2026 und 2026-12-15', 'de', ['12-15', '12-14']],
  ] as const)('finds the days that “%s” mentions', (text, locale, days) => {
    expect(daysIn(text, locale).days.sort()).toEqual([...days].sort());
  });

  test('returns the text without its dates, but with the other numbers', () => {
    expect(daysIn('On 14 December 30 boats', 'en').rest).toBe('On   30 boats');
  });
});

describe('daysOfReport', () => {
  test('returns the dates in a report and the days around its publication', () => {
    const friday = new Date('2026-11-20T08:00:00Z');
    expect(daysOfReport('Del 3 al 5 de mayo', friday)).toContain('5-3');
    expect(daysOfReport('Mañana abre el puerto', friday)).toContain('11-21');
    expect(daysOfReport('Abre el lunes', friday)).toContain('11-23');
    expect(daysOfReport('El dilluns 30 de novembre', friday)).toContain('11-30');
    expect(daysOfReport("Fins a l'1 d'abril", friday)).toContain('4-1');
    expect(daysOfReport("Fins a l'1 d'abril", friday)).toContain('4-');
    expect(daysOfReport('Mañana abre el puerto', friday)).not.toContain('11-28');
  });
});

describe('saysRelativeDay', () => {
  test.each([
    ['en', 'The port opens tomorrow.', 'The port opens on 14 December.'],
    ['nl', 'De haven gaat morgen open.', 'De haven gaat ’s morgens open.'],
    ['es', 'El puerto abre mañana.', 'El puerto abre por la mañana.'],
    ['de', 'Heute öffnet der Hafen.', 'Am Morgen öffnet der Hafen.'],
  ] as const)(
    'finds the word for “tomorrow” in the language “%s”, but not “in the morning” or a date',
    (locale, relative, absolute) => {
      expect([saysRelativeDay(relative, locale), saysRelativeDay(absolute, locale)]).toEqual([true, false]);
    },
  );
});
