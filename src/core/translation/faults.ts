import { addressesIn } from '../language/addresses.ts';
import { daysIn, weekdaysIn } from '../language/days.ts';
import { languageWords } from '../language/language-words.ts';
import { currenciesIn } from '../language/numbers/currencies.ts';
import { isModelTalk } from '../language/model-talk.ts';
import { isInLanguage, languageOf } from '../language/stop-words.ts';
import type { Glossary } from '../language/names/glossary-entry.ts';
import { addedNames, lostNames } from '../language/names/translated-names.ts';
import { numbersInOtherOrder, wrongNumbers } from '../language/numbers/translated-numbers.ts';
import { sourceLocale, type Locale } from '../locale.ts';
import { maxAltLength } from '../images/image-limits.ts';
import { postLimits } from '../post/post.ts';
import type { FaultCode } from './problem-codes.ts';
import { termsIn, type UsedTerm } from './glossary.ts';
import { restoreTags, plainWords } from './segments/inline-markup.ts';
import type { Segment } from './segments/segments.ts';

/** Returns the faults of a translated segment that a program can find without a language model. */
export function faultsOf(
  segment: Segment,
  translated: string,
  { locale, names, glossary = [] }: TranslationTarget,
): Fault[] {
  const source = plainWords(segment.text);
  const target = plainWords(translated);
  if (target.trim() === '') return [{ segment: segment.id, code: 'missing', detail: '' }];
  const own = glossary.map(({ nl, [locale]: forms }) => (forms.length === 0 ? [] : [...nl, ...forms]));
  const found = (code: FaultCode, details: string[]): Fault[] =>
    details.length === 0
      ? []
      : [{ segment: segment.id, code, detail: details.join(', ').slice(0, maxDetailLength) }];
  const when = (code: FaultCode, isWrong: boolean, detail = ''): Fault[] =>
    isWrong ? found(code, [detail]) : [];

  return [
    ...when('markup', restoreTags(translated, segment.tags) === undefined),
    ...found('address', difference(addressesIn(source), addressesIn(target))),
    ...found('number', [
      ...wrongNumbers({ source, target, locale }),
      ...difference(monthsIn(source, sourceLocale), monthsIn(target, locale)),
      ...otherWeekdays(weekdaysIn(source, sourceLocale), weekdaysIn(target, locale)),
      ...(converted.exec(source) === null ? (converted.exec(target) ?? []) : []),
    ]),
    ...found('currency', difference(currenciesIn(source), currenciesIn(target))),
    ...found('name', lostNames(source, { target, names, own })),
    ...found('name-added', addedNames(source, { target, locale, own })),
    ...found('term', missingTerms(termsIn(source, locale, glossary), target)),
    ...when('untranslated', isUntranslated(source, { target, locale })),
    ...when('length', !isOfFittingLength(source, target)),
    ...when('too-long', target.length > maxLengthOf(segment.id), String(maxLengthOf(segment.id))),
    ...when('informal', isInformal(source, { target, locale })),
    ...found('order', [
      ...linksInOtherOrder(segment, translated),
      ...numbersInOtherOrder({ source, target, locale }),
    ]),
    ...when('sentences', hasOtherSentences(source, target)),
    ...when('chatter', isModelTalk(target) && !isModelTalk(source)),
  ];
}

const monthsIn = (text: string, locale: Locale): string[] => [
  ...new Set(daysIn(text, locale).days.map((day) => day.replace(/-.*/, ''))),
];

/** Returns the weekdays that only one of two texts names. “Doordeweeks” names none, so it may be “Monday to Friday”. */
function otherWeekdays(source: ReadonlyMap<number, string>, target: ReadonlyMap<number, string>): string[] {
  if (source.size === 0 || target.size === 0) return [];
  return [...source, ...target].flatMap(([day, name]) => (source.has(day) && target.has(day) ? [] : [name]));
}

/** Units into which a translator must not convert metres, litres and degrees. */
const converted =
  /(?:sq(?:uare)?\.? ?(?:ft|feet)|pies cuadrados|quadratfu(?:ss|ß)|fahrenheit|°F|\d (?:miles|gallons|inches|feet|ft))(?!\p{L})/iu;

/** Checks all segments together, because the language of a short segment is unclear. */
export function isWrongLanguage(translated: readonly string[], locale: Locale): boolean {
  return !isInLanguage(translated.map(plainWords).join(' '), locale);
}

const maxDetailLength = 120;

function missingTerms(used: readonly UsedTerm[], target: string): string[] {
  const lower = target.toLowerCase();
  return used
    .filter(({ accepted }) => !accepted.some((form) => lower.includes(form.toLowerCase())))
    .map(({ term, accepted }) => `${term} → ${accepted[0] ?? ''}`);
}

function isUntranslated(source: string, { target, locale }: { target: string; locale: Locale }): boolean {
  if (source === target) return (source.match(/(?<!\p{L})\p{Ll}{2,}/gu) ?? []).length >= 3;
  return !isInLanguage(target, locale) || sentences(target).some((one) => languageOf(one) === sourceLocale);
}

function linksInOtherOrder({ tags }: Segment, translated: string): string[] {
  const numbers = Array.from(translated.matchAll(/<(\d+)>/g), ([, number]) => Number(number));
  const links = numbers.filter((number) => tags[number - 1]?.html.startsWith('<a'));
  return links.filter((number, at) => number < (links[at - 1] ?? 0)).map((number) => `<${number}>`);
}

/** Whether sentences were lost or added, if the source has at least three. For three, the length must differ too. */
function hasOtherSentences(source: string, target: string): boolean {
  const count = sentences(source).length;
  const more = sentences(target).length - count;
  const ratio = target.length / source.length;
  if (count === 3) return (more < 0 && ratio < 0.85) || (more > 0 && ratio > 1.15);
  return count > 3 && more !== 0;
}

const sentences = (text: string): string[] =>
  text.split(/(?<=\p{L}{2}[.!?]["”»’)]?)\s+(?=["“„«‘(¿¡]?\p{Lu})/u);

function isOfFittingLength(source: string, target: string): boolean {
  if (source.length < 15) return target.length <= 60;
  const ratio = target.length / source.length;
  return source.length < 50 ? ratio > 0.3 && ratio < 3 : ratio > 0.5 && ratio < 2;
}

const limits: Record<string, number> = { ...postLimits, heroImageAlt: maxAltLength };

const maxLengthOf = (id: string): number => limits[id] ?? Infinity;

/** Whether a translation is informal in a language with formal address, although the Dutch text is not informal. */
const isInformal = (source: string, { target, locale }: { target: string; locale: Locale }): boolean =>
  !/(?<!\p{L})(?:jij|je|jou|jouw|jullie)(?!\p{L})/iu.test(source) &&
  new RegExp(`(?<!\\p{L})(?:${languageWords[locale].informal})(?!\\p{L})`, 'iu').test(target);

/** Returns the elements that only one of the lists has. Repeated elements count separately. */
function difference(one: readonly string[], other: readonly string[]): string[] {
  const rest = [...other];
  const missing = one.filter((item) => {
    const index = rest.indexOf(item);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
  return [...missing, ...rest];
}

export type Fault = { segment: string; code: FaultCode; detail: string };

/** `names` are the names of the business and its people, which stay untranslated. Editors maintain the glossary. */
export type TranslationTarget = { locale: Locale; names: readonly string[]; glossary?: Glossary | undefined };
