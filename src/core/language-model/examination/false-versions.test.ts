import { describe, expect, test } from 'vitest';
import { locales, type Locale } from '../../locale.ts';
import { seededRandom } from '../../../../tests/support/seeded-random.ts';
import { falseVersions } from './false-versions.ts';

const source =
  'La empresa Obras Muestra no abrirá la biblioteca de Sant Model hasta el lunes 3 de marzo, dice Marta Ejemplar en Cala Ensayo.';
const sentences: Record<Locale, string> = {
  nl: 'Obras Muestra is niet voor maandag 3 maart open in Sant Model, zegt Marta Ejemplar, en vraagt meer dan 240 euro aan Cala Ensayo tijdens alle dagen.',
  en: 'Obras Muestra is not open in Sant Model before Monday 3 March, says Marta Ejemplar, and asks more than 240 euros of Cala Ensayo on at least two days.',
  es: 'Obras Muestra no abre en Sant Model antes del lunes 3 de marzo, dice Marta Ejemplar, y pide más de 240 euros a Cala Ensayo todos los días.',
  de: 'Obras Muestra ist nicht vor Montag, dem 3. März, in Sant Model offen, sagt Marta Ejemplar, und verlangt mehr als 240 Euro von Cala Ensayo an alle Tage früher.',
};

const versionsOf = (text: string, locale: Locale, seed = 7) =>
  Object.values(falseVersions({ text, source }, { locale, random: seededRandom(seed) })).flat();

describe.each(locales)('falseVersions in %s', (locale) => {
  test('has at least fifteen kinds, each of which changes the sentence', () => {
    const versions = Array.from({ length: 40 }, (_, at) =>
      versionsOf(sentences[locale], locale, at + 1),
    ).flat();
    const kinds = new Set(versions.map(({ kind }) => kind));
    expect(kinds.size).toBeGreaterThanOrEqual(20);
    for (const kind of [
      'figure',
      'weekday',
      'month',
      'negation-lost',
      'direction',
      'unit',
      'place',
      'name',
      'cause',
    ])
      expect(kinds).toContain(kind);
    for (const { text } of versions) {
      expect(text).not.toBe(sentences[locale]);
      expect(text).toMatch(/\.$/);
      expect(text).not.toMatch(/undefined| {2}|^ /);
    }
  });

  test('differ from one examination to the next', () => {
    const of = (seed: number) => JSON.stringify(versionsOf(sentences[locale], locale, seed));
    expect(of(1)).not.toBe(of(2));
  });

  test('add no claim that the report may make itself', () => {
    const kinds = (more: string) =>
      falseVersions(
        { text: sentences[locale], source: `${source} ${more}` },
        { locale, random: seededRandom(3) },
      ).claims.map(({ text }) => text);
    const strike = /staking|strike|huelga|Streik/;
    expect(kinds('').some((text) => strike.test(text))).toBe(true);
    expect(kinds('Hay una huelga.').some((text) => strike.test(text))).toBe(false);
  });
});

test('name no weekday that the source or the sentence names, in any examination', () => {
  const week = 'Monday Tuesday Wednesday Thursday'.split(' ');
  const given = { text: 'The library opens on Monday or Tuesday.', source: 'On Wednesday or Thursday.' };
  for (let seed = 1; seed <= 60; seed++) {
    const { words } = falseVersions(given, { locale: 'en', random: seededRandom(seed) });
    const days = words.filter(({ kind }) => kind === 'weekday').map(({ text }) => text);
    expect(days).toHaveLength(1);
    // One of the two days of the sentence is replaced, by none of the four.
    expect(week.filter((day) => days[0]?.includes(day))).toHaveLength(1);
  }
});

describe('a false version is never an honest sentence', () => {
  const versionsIn = (text: string, more: Partial<Parameters<typeof falseVersions>[0]> = {}) =>
    Array.from({ length: 60 }, (_, at) =>
      Object.values(
        falseVersions({ text, source: text, ...more }, { locale: 'en', random: seededRandom(at + 1) }),
      ).flat(),
    ).flat();

  test('of the report, whatever the report says', () => {
    const text = 'The bridge is open before 3 March.';
    const all = new Set(versionsIn(text).map((version) => version.text));
    expect(all.size).toBeGreaterThan(20);
    for (const said of all) {
      const context = `${text} As neighbours say: ${said.toUpperCase()} All the same, it rains.`;
      expect(versionsIn(text, { context }).map((version) => version.text)).not.toContain(said);
    }
  });

  test('with a claim whose words are elsewhere in the report', () => {
    const claims = (context: string) =>
      versionsIn('The bridge is open.', { context }).filter(({ text }) => text.includes('strike'));
    expect(claims('It rains.')).not.toEqual([]);
    expect(claims('A strike keeps the harbour closed.')).toEqual([]);
  });

  test.each([
    'Not only owners may park, but also guests.',
    'Owners ask whether or not the bridge opens.',
    'The work takes not less than 2 weeks.',
  ])('that means the same without its “not”: %s', (text) => {
    expect(versionsIn(text).filter(({ kind }) => kind === 'negation-lost')).toEqual([]);
  });

  test('and is certainly false if figures, names, days or claims decide, but not if one word does', () => {
    const kinds = (isCertain: boolean) =>
      new Set(
        versionsIn(sentences.en, { source }).flatMap((each) =>
          each.isCertain === isCertain ? [each.kind] : [],
        ),
      );
    for (const kind of ['figure', 'weekday', 'month', 'place', 'name', 'cause']) {
      expect(kinds(true)).toContain(kind);
      expect(kinds(false)).not.toContain(kind);
    }
    for (const kind of ['negation-lost', 'direction', 'unit']) {
      expect(kinds(false)).toContain(kind);
      expect(kinds(true)).not.toContain(kind);
    }
  });
});
