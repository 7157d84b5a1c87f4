import { describe, expect, test } from 'vitest';
import { words } from '#i18n/words.ts';
import type { Locale } from '../locale.ts';
import type { FaultCode } from './fault-codes.ts';
import { faultsOf } from './faults.ts';
import { fixedNames } from '../language/names/fixed-names.ts';
import { termsIn } from './glossary.ts';
import { escapeWords } from './inline-markup.ts';

const targets = ['en', 'es', 'de'] as const;

const faults = (source: string, target: string, locale: Locale, names: string[] = []) =>
  faultsOf({ id: 'b1', kind: 'text', text: escapeWords(source), tags: [] }, escapeWords(target), {
    locale,
    names,
  });
const codes = (...required: Parameters<typeof faults>): FaultCode[] =>
  faults(...required).map(({ code }) => code);

/** Pairs the site’s own texts, which people translated, with their Dutch source. */
function ownTexts(locale: Locale): [string, string][] {
  const dutch = new Map(flat(words('nl')));
  return flat(words(locale)).flatMap(([path, text]) => {
    const source = dutch.get(path) ?? '';
    return source.length < 3 ? [] : [[source, text]];
  });
}

const flat = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value ?? {}).flatMap(([key, inner]) => flat(inner, `${path}.${key}`));

describe('faultsOf', () => {
  test.each(targets)('reports faults in fewer than 1.5 % of human translations into %s', (locale) => {
    const texts = ownTexts(locale);
    const faulty = texts.filter(([source, text]) => faults(source, text, locale).length > 0);
    expect(texts.length).toBeGreaterThan(250);
    expect(faulty.length / texts.length, JSON.stringify(faulty)).toBeLessThan(0.015);
  });

  test('allows a translation to talk about a language model only if the source does so too', () => {
    const target = 'As an AI I write this text.';
    expect(codes('Als een taalmodel schrijf ik deze tekst.', target, 'en')).not.toContain('chatter');
    expect(codes('Als gast schrijf ik deze tekst.', target, 'en')).toContain('chatter');
  });

  test.each(targets)(
    'reports more than 95 % of long texts in another language as not translated into %s',
    (locale) => {
      for (const other of ['nl', ...targets.filter((target) => target !== locale)] as const) {
        const long = ownTexts(other).filter(([, text]) => text.length >= 80);
        const found = long.filter(([source, text]) => codes(source, text, locale).includes('untranslated'));
        expect(found.length / long.length, other).toBeGreaterThan(0.95);
      }
    },
  );

  test.each(targets)('reports faults in more than a third of the wrong translations into %s', (locale) => {
    const texts = ownTexts(locale).filter(([source]) => source.length >= 80);
    // Pairs each text with four wrong translations, so that a new text hardly changes the share.
    const pairs = [3, 7, 13, 29].flatMap((steps) =>
      texts.map(([source], index) => [source, texts[(index + steps) % texts.length]?.[1] ?? ''] as const),
    );
    const found = pairs.filter(([source, other]) => faults(source, other, locale).length > 0);
    expect(found.length / pairs.length).toBeGreaterThan(1 / 3);
  });
});

describe('faults of a translation', () => {
  test('include a fixed term of the Dutch text that the translation lacks', () => {
    expect(termsIn('Over het sleutelbeheer van uw finca’s', 'es').map(({ term }) => term)).toEqual([
      'finca',
      'sleutelbeheer',
    ]);
    expect(termsIn('Een verhandeling over sleutels', 'es')).toEqual([]);
    expect(codes('Goed sleutelbeheer geeft rust', 'Good key management gives peace of mind', 'en')).toEqual(
      [],
    );
    expect(codes('Goed sleutelbeheer geeft rust', 'Good administration of keys gives peace', 'en')).toEqual([
      'term',
    ]);
  });

  test('include a missing or added place name, but not another spelling such as “Eivissa”', () => {
    expect(fixedNames.flat().length).toBeGreaterThan(10);
    expect(codes('Een huis op Ibiza', 'Una casa en Eivissa', 'es')).toEqual([]);
    expect(codes('Een huis bij Santa Eulària', 'A house near Saint Eulalia', 'en')).toContain('name');
    expect(codes('Een ochtend op Ibiza', 'A morning on Mallorca', 'en')).toEqual(['name', 'name-added']);
  });

  test('include a missing name of the business', () => {
    const names = ['Casa Cuidada'];
    expect(codes('Casa Cuidada belt u terug', 'Well-kept House will call you back', 'en', names)).toContain(
      'name',
    );
    expect(codes('Casa Cuidada belt u terug', 'Casa Cuidada will call you back', 'en', names)).toEqual([]);
  });

  test('do not include translated names such as “Mediterranean” and “España”', () => {
    expect(
      codes('Een Nederlandse eigenaar aan de Middellandse Zee', 'A Dutch owner by the Mediterranean', 'en'),
    ).toEqual([]);
    expect(codes('Rond de Kerst in Spanje', 'Por Navidad en España', 'es')).toEqual([]);
  });

  test('include an informal form of address', () => {
    expect(codes('Bel ons als uw sleutel weg is', 'Ruf uns an, wenn dein Schlüssel weg ist', 'de')).toEqual([
      'informal',
    ]);
    expect(
      codes('Bel ons als uw sleutel weg is', 'Rufen Sie uns an, wenn Ihr Schlüssel weg ist', 'de'),
    ).toEqual([]);
    expect(codes('Bel ons als uw sleutel weg is', 'Llámanos si has perdido tu llave', 'es')).toEqual([
      'informal',
    ]);
  });
});

describe('doubts about a translation', () => {
  const dutch =
    'Wij komen elke week. De eerste controle kost 40 euro en een extra ronde 25 euro. U krijgt foto’s van elke kamer. Daarna belt onze medewerker u terug.';
  const good = {
    en: 'We come every week. The first check costs 40 euros and an extra round 25 euros. You receive photos of every room. Then our employee calls you back.',
    es: 'Vamos cada semana. El primer control cuesta 40 euros y una ronda adicional 25 euros. Usted recibe fotos de cada habitación. Después, nuestro empleado le devuelve la llamada.',
    de: 'Wir kommen jede Woche. Die erste Kontrolle kostet 40 Euro und eine zusätzliche Runde 25 Euro. Sie erhalten Fotos von jedem Zimmer. Danach ruft unser Mitarbeiter Sie zurück.',
  };

  test.each(targets)('are none about a good translation into %s', (locale) => {
    expect(codes(dutch, good[locale], locale)).toEqual([]);
  });

  test.each(targets)(
    'include exchanged numbers, a lost or added sentence, and a sentence left in Dutch (%s)',
    (locale) => {
      const text = good[locale];
      const [first = '', ...rest] = text.split(/(?<=\.) /);
      const wrong = {
        order: text.replace('40', '#').replace('25', '40').replace('#', '25'),
        sentences: rest.join(' '),
        untranslated: [...rest, 'Daarna belt onze medewerker u terug over het huis.'].join(' '),
      };
      for (const [code, target] of Object.entries(wrong))
        expect(codes(dutch, target, locale)).toContain(code);
      expect(codes(dutch, `${text} ${first}`, locale)).toContain('sentences');
    },
  );

  test('include exchanged links', () => {
    const tag = { html: '<a href="/a">', isPair: true };
    const segment = {
      id: 'b1',
      kind: 'text',
      text: 'Lees <1>dit</1> of <2>dat</2>.',
      tags: [tag, tag],
    } as const;
    const found = (target: string) =>
      faultsOf({ ...segment, tags: [...segment.tags] }, target, { locale: 'en', names: [] }).map(
        ({ code }) => code,
      );
    expect(found('Read <1>this</1> or <2>that</2>.')).toEqual([]);
    expect(found('Read <2>this</2> or <1>that</1>.')).toEqual(['order']);
  });

  test.each([
    ['es', 'Maak foto’s van de meter.', 'Haz fotos del contador.', 'Haga fotos del contador.'],
    [
      'es',
      'Wij bellen u en u krijgt foto’s.',
      'Te llamamos y recibirás fotos.',
      'Le llamamos y recibirá fotos.',
    ],
    [
      'de',
      'Vraag het ons en u kunt starten.',
      'Frag uns und Kannst starten.',
      'Fragen Sie uns und Sie können starten.',
    ],
  ] as const)('include an informal verb (%s): %s', (locale, source, informal, formal) => {
    expect(codes(source, informal, locale)).toContain('informal');
    expect(codes(source, formal, locale)).toEqual([]);
  });
});
