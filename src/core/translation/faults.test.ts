import { describe, expect, test } from 'vitest';
import { words } from '#i18n/words.ts';
import type { Locale } from '../locale.ts';
import type { FaultCode } from './problem-codes.ts';
import { faultsOf } from './faults.ts';
import { fixedNames } from '../language/names/translated-names.ts';
import { glossaryEntry } from '../language/names/glossary-entry.ts';
import { termsIn } from './glossary.ts';
import { repairMaterial, translationMaterial } from './translation-task.ts';
import { escapeWords } from './segments/inline-markup.ts';

const targets = ['en', 'es', 'de'] as const;

const faults = (source: string, target: string, locale: Locale, names: string[] = []) =>
  faultsOf({ id: 'b1', kind: 'text', text: escapeWords(source), tags: [] }, escapeWords(target), {
    locale,
    names,
  });
const codes = (...required: Parameters<typeof faults>): FaultCode[] =>
  faults(...required).map(({ code }) => code);

/** Pairs each Dutch text of the site with the translation that a person made. A number fills each gap, as on a page. */
function ownTexts(locale: Locale): [string, string][] {
  const dutch = new Map(flat(words('nl')));
  return flat(words(locale)).flatMap(([path, text]) => {
    const source = dutch.get(path) ?? '';
    return source.length < 3 ? [] : [[source, text]];
  });
}

const flat = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string'
    ? [[path, value.replaceAll(/\{\w+\}/g, '12')]]
    : Object.entries(value ?? {}).flatMap(([key, inner]) => flat(inner, `${path}.${key}`));

describe('faultsOf', () => {
  test.each(targets)('reports faults in fewer than 1.5 % of human translations into %s', (locale) => {
    const texts = ownTexts(locale);
    const faulty = texts.filter(([source, text]) => faults(source, text, locale).length > 0);
    expect(texts.length).toBeGreaterThan(250);
    expect(faulty.length / texts.length, JSON.stringify(faulty)).toBeLessThan(0.015);
  });

  test('allows a translation to talk about a language model only if the source does', () => {
    const target = 'As an AI I write this text.';
    expect(codes('Als een taalmodel schrijf ik deze tekst.', target, 'en')).not.toContain('chatter');
    expect(codes('Als gast schrijf ik deze tekst.', target, 'en')).toContain('chatter');
  });

  test('reports another weekday, but not a weekday for a word such as “doordeweeks”', () => {
    const dutch = 'De vuilniswagen rijdt op dinsdag en vrijdagochtend.';
    expect(codes(dutch, 'El camión de la basura pasa los martes y los viernes.', 'es')).toEqual([]);
    expect(codes(dutch, 'El camión de la basura pasa los jueves y los viernes.', 'es')).toEqual(['number']);
    expect(codes('Doordeweeks zijn wij open.', 'We are open from Monday to Friday.', 'en')).toEqual([]);
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
    // Each text has four wrong translations, so adding one text to the site hardly changes the share.
    const pairs = [3, 7, 13, 29].flatMap((steps) =>
      texts.map(([source], index) => [source, texts[(index + steps) % texts.length]?.[1] ?? ''] as const),
    );
    const found = pairs.filter(([source, other]) => faults(source, other, locale).length > 0);
    expect(found.length / pairs.length).toBeGreaterThan(1 / 3);
  });
});

describe('faults of a translation', () => {
  test('include each glossary term of the Dutch text whose translation is missing', () => {
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

  test('include missing and added place names, but not accepted spellings such as “Eivissa”', () => {
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

describe('the glossary of the editors', () => {
  const glossary = ['Vila Parc = Vila Park (en), Villenpark (de)', 'slimme meter = smart meter (en)'].flatMap(
    (line) => glossaryEntry(line) ?? [],
  );
  const source = 'Wij lezen in Vila Parc elke slimme meter af.';
  const codesWith = (target: string, locale: Locale, own = glossary) =>
    faultsOf({ id: 'b1', kind: 'text', text: source, tags: [] }, target, {
      locale,
      names: [],
      glossary: own,
    }).map(({ code }) => code);

  test('allows a translated name that the check would otherwise report', () => {
    const target = 'In Vila Park we read each smart meter.';
    expect(codesWith(target, 'en', [])).toEqual(['name', 'name-added']);
    expect(codesWith(target, 'en')).toEqual([]);
    expect(codesWith('Im Villenpark lesen wir jeden digitalen Zähler ab.', 'de')).toEqual([]);
  });

  test('requires the translation in an entry, but only for the languages in that entry', () => {
    expect(codesWith('In Vila Parc we read each clever meter.', 'en')).toContain('term');
    expect(codesWith('En Vila Parc leemos cada contador inteligente.', 'es')).toEqual([]);
    expect(codesWith('En Vila Park leemos cada contador inteligente.', 'es')).toContain('name-added');
  });

  test('gives the model each entry that matches the text and has a translation into the target language', () => {
    const segments = [{ id: 'b1', kind: 'text' as const, text: source, tags: [] }];
    const termsFor = (locale: Locale) => translationMaterial(segments, { locale, names: [], glossary }).terms;
    expect(termsFor('en')).toEqual([
      { nl: 'Vila Parc', en: 'Vila Park' },
      { nl: 'slimme meter', en: 'smart meter' },
    ]);
    expect(termsFor('de')).toEqual([{ nl: 'Vila Parc', de: 'Villenpark' }]);
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

  test.each(targets)('do not occur for a good translation into %s', (locale) => {
    expect(codes(dutch, good[locale], locale)).toEqual([]);
  });

  test.each(targets)(
    'include exchanged numbers, a lost or added sentence, and a sentence that is still in Dutch (%s)',
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

describe('the length of a translation', () => {
  const isFitting = (source: number, target: number) =>
    !codes('a'.repeat(source), 'b'.repeat(target), 'en').includes('length');

  test.each([
    [14, 60, true],
    [14, 61, false],
    [15, 61, false],
    [49, 15, true],
    [40, 12, false],
    [40, 119, true],
    [40, 120, false],
    [50, 25, false],
    [50, 26, true],
    [50, 99, true],
    [50, 100, false],
  ])('of %d characters may be %d characters: %s', (source, target, isAccepted) => {
    expect(isFitting(source, target)).toBe(isAccepted);
  });
});

test('repairMaterial adds the earlier translation and its faults to each segment', () => {
  const segment = (id: string) => ({ id, kind: 'text' as const, text: 'Zon', tags: [] });
  const target = { locale: 'en' as const, names: [] };
  const repair = {
    target,
    attempts: new Map([['b1', 'Sun']]),
    faults: [{ segment: 'b1', code: 'length' as const, detail: '9' }],
  };
  const { segments } = repairMaterial([segment('b1'), segment('b2')], repair);
  expect(segments).toMatchObject([
    { id: 'b1', attempt: 'Sun', faults: [expect.stringMatching(/ 9$/)] },
    { id: 'b2', attempt: '', faults: [] },
  ]);
});
