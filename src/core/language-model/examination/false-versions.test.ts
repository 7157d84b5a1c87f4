import { describe, expect, test } from 'vitest';
import { locales, type Locale } from '../../locale.ts';
import { falseVersions } from './false-versions.ts';

const source =
  'La empresa Obras Muestra no abrirá la biblioteca de Sant Model hasta el lunes 3 de marzo, dice Marta Ejemplar en Cala Ensayo.';
const sentences: Record<Locale, string> = {
  nl: 'Obras Muestra is niet voor maandag 3 maart open in Sant Model, zegt Marta Ejemplar, en vraagt meer dan 240 euro aan Cala Ensayo tijdens alle dagen.',
  en: 'Obras Muestra is not open in Sant Model before Monday 3 March, says Marta Ejemplar, and asks more than 240 euros of Cala Ensayo on at least two days.',
  es: 'Obras Muestra no abre en Sant Model antes del lunes 3 de marzo, dice Marta Ejemplar, y pide más de 240 euros a Cala Ensayo todos los días.',
  de: 'Obras Muestra ist nicht vor Montag, dem 3. März, in Sant Model offen, sagt Marta Ejemplar, und verlangt mehr als 240 Euro von Cala Ensayo an alle Tage früher.',
};

/** Imitates chance: the same numbers in each run, different ones for each seed. */
const seeded = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};
const versionsOf = (text: string, locale: Locale, seed = 7) =>
  Object.values(falseVersions({ text, source }, { locale, random: seeded(seed) })).flat();

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
        { locale, random: seeded(3) },
      ).claims.map(({ text }) => text);
    const strike = /staking|strike|huelga|Streik/;
    expect(kinds('').some((text) => strike.test(text))).toBe(true);
    expect(kinds('Hay una huelga.').some((text) => strike.test(text))).toBe(false);
  });
});

test('exchanges two names only if the sentence becomes false', () => {
  const roles = (text: string) =>
    falseVersions({ text, source: text }, { locale: 'en', random: seeded(5) }).names.filter(
      ({ kind }) => kind === 'roles',
    );
  expect(roles('Obras Muestra pays the fine to Bodegas Ejemplo.')).toEqual([
    { kind: 'roles', text: 'Bodegas Ejemplo pays the fine to Obras Muestra.' },
  ]);
  expect(roles('Obras Muestra and the firm Bodegas Ejemplo pay the fine.')).toEqual([]);
  expect(roles('Obras Muestra plays against Bodegas Ejemplo.')).toEqual([]);
});
