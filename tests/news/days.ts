import type { Locale } from '#core/locale.ts';
import type { NewsItem } from '#core/news/gathering/news-item.ts';
import { factId, type AnsweredText } from './answers.ts';
import { kinds, type Kind, type KindFact } from './kinds.ts';

/** Sixty days of invented reports, built from the kinds in kinds.ts. The same day always has the same reports. */
export const newsDays = (): NewsDay[] => Array.from({ length: 60 }, (_, day) => aDay(day));

/** The reports of a day as feeds deliver them. */
export const reportsOf = (day: NewsDay): NewsItem[] =>
  day.stories.map(({ kind, slots }, at) => ({
    id: `${kind.id}-${day.number}-${at}`,
    title: filled(kind.titles[kind.language], slots, kind.language),
    summary: `${kind.facts.map(({ quote }) => filled(quote, slots, kind.language)).join('. ')}.`,
    link: `https://feed.example/${kind.id}-${day.number}`,
    source: kind.source,
    language: kind.language,
    publishedAt: new Date('2026-11-20T08:00:00Z'),
  }));

export const factsOf = (day: NewsDay): { facts: object[] } => ({
  facts: day.stories.flatMap(({ kind, slots }, at) =>
    kind.facts.map((fact) => ({
      report: `r${at + 1}`,
      quote: filled(fact.quote, slots, kind.language),
    })),
  ),
});

/** Returns a correct text about a day. The wording and order of its sentences vary from day to day. */
export function textOfDay(day: NewsDay, locale: Locale): AnsweredText {
  const sentence = (story: number, fact: number, way: 0 | 1) => ({
    text: tell(day, { story, fact, way, locale }),
    facts: [factId(story, fact)],
  });
  const orders = [
    [0, 1, 2, 3],
    [1, 0, 2, 3],
    [0, 2, 1, 3],
    [0, 3, 1, 2],
  ];
  const paragraphs = day.stories.map((_, story) =>
    (orders[(day.number + story) % orders.length] ?? []).map((fact) =>
      sentence(story, fact, ((day.number >> (fact % 3)) + story) % 2 === 0 ? 0 : 1),
    ),
  );
  const [first] = day.stories;
  return {
    title: {
      text: first === undefined ? '' : filled(first.kind.titles[locale], first.slots, locale),
      facts: [0, 1, 2, 3].map((fact) => factId(0, fact)),
    },
    excerpt: [sentence(0, 0, 1)],
    paragraphs,
  };
}

function tell(day: NewsDay, { story, fact, way, locale }: Telling): string {
  const { kind, slots } = day.stories[story] as DayStory;
  return filled((kind.facts[fact] as KindFact)[locale][way], slots, locale);
}

function aDay(number: number): NewsDay {
  // Selects four of the nine kinds of report. The selection varies from day to day.
  const chosen = [0, 2, 4, 7].map(
    (step) => kinds[(number + step + (step > 2 ? Math.floor(number / 9) : 0)) % kinds.length],
  );
  const stories = [...new Set(chosen)].slice(0, 4);
  for (const kind of kinds) if (stories.length < 4 && !stories.includes(kind)) stories.push(kind);
  return {
    number,
    stories: stories.map((kind, at) => {
      const one = number * 4 + at;
      return {
        kind: kind as Kind,
        slots: {
          place: `${pick(placeStarts, one)} ${pick(placeEnds, one * 3 + Math.floor(one / 20))}`,
          person: `${pick(firstNames, one)} ${pick(lastNames, one * 7 + Math.floor(one / 18))}`,
          org: `${pick(orgStarts, one)} ${pick(orgEnds, one * 5 + Math.floor(one / 10))}`,
          n: 30 + ((one * 37) % 960) + (one % 3 === 0 ? 2000 : 0),
          day: 1 + ((one * 5) % 28),
        },
      };
    }),
  };
}

const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? '';

const placeStarts = ['Cala', 'Sant', 'Puig', 'Torre', 'Can', 'Pla'];
const placeEnds = [
  'Ensayo',
  'Exemple',
  'Muestra',
  'Prova',
  'Fictiva',
  'Tester',
  'Model',
  'Probeta',
  'Mostra',
  'Simulacre',
  'Esbozo',
  'Maqueta',
  'Borrador',
  'Figurat',
  'Inventat',
  'Quimera',
  'Ningú',
  'Enlloc',
  'Faula',
  'Conte',
];
const firstNames = ['Laura', 'Marta', 'Anna', 'Elena', 'Carme', 'Rosa', 'Clara', 'Irene', 'Sofia'];
const lastNames = [
  'Specimen',
  'Ejemplar',
  'Mustermann',
  'Modelo',
  'Figura',
  'Ficticia',
  'Ensayo',
  'Placebo',
  'Borrador',
  'Probst',
  'Tester',
  'Maqueta',
  'Inventada',
  'Simulada',
  'Quimera',
  'Fabulosa',
  'Cuento',
  'Novela',
];
const orgStarts = ['Grup', 'Taller', 'Equip', 'Firma', 'Unió'];
const orgEnds = [
  'Mostra',
  'Prova',
  'Norte',
  'Faro',
  'Model',
  'Brisa',
  'Almendro',
  'Ficticia',
  'Exemple',
  'Garriga',
];

/** Replaces each slot by its value, in the number and date format of the language. */
const filled = (text: string, slots: Slots, locale: Locale): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: Slot) => slotText(name, slots, locale));

function slotText(name: Slot, slots: Slots, locale: Locale): string {
  if (name === 'date') return dates[locale](slots.day);
  if (name === 'n') return numbers[locale].format(slots.n);
  return slots[name];
}

const inGroups = (locale: Locale) => new Intl.NumberFormat(locale, { useGrouping: 'always' });
const numbers = { en: inGroups('en'), nl: inGroups('nl'), es: inGroups('es'), de: inGroups('de') };

const dates: Record<Locale, (day: number) => string> = {
  en: (day) => `${day} December`,
  nl: (day) => `${day} december`,
  es: (day) => `${day} de diciembre`,
  de: (day) => `${day}. Dezember`,
};

/** Maps every correct sentence about a day to the facts that it states. */
export const rightSentences = (day: NewsDay, locale: Locale): Map<string, string[]> =>
  new Map(
    day.stories.flatMap((_, story) =>
      [0, 1, 2, 3].flatMap((fact) =>
        ([0, 1] as const).map((way): [string, string[]] => [
          tell(day, { story, fact, way, locale }),
          [factId(story, fact)],
        ]),
      ),
    ),
  );

export const distinctTexts = (locale: Locale): number =>
  new Set(newsDays().map((day) => JSON.stringify(textOfDay(day, locale)))).size;

type Slot = 'place' | 'person' | 'org' | 'n' | 'date';
type Slots = { place: string; person: string; org: string; n: number; day: number };
type DayStory = { kind: Kind; slots: Slots };
export type NewsDay = { number: number; stories: DayStory[] };
type Telling = { story: number; fact: number; way: 0 | 1; locale: Locale };
