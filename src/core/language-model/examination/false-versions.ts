import { calendarNames } from '../../language/calendar-names.ts';
import { folded } from '../../language/read-words.ts';
import { remembered } from '../../language/remembered.ts';
import type { Locale } from '../../locale.ts';
import { addedClaims } from './added-claims.ts';
import { denials, exchangedWords, otherPlaces, otherSurnames } from './exchanged-words.ts';
import { trimmedEnd } from '../../typed-text/trimmed-end.ts';

/**
 * Returns false versions of a sentence that agrees with its source: with another word, with another name, or with a
 * claim that the source lacks. There are claims for nearly every sentence, but words and names only for some.
 */
export function falseVersions(
  { text, source, context = source }: Sentence,
  { locale, random }: Chance,
): FalseVersions {
  /** A list of one element at random, or of none. */
  const any = <Value>(all: readonly Value[]): Value[] => {
    const one = all[Math.floor(random() * all.length)];
    return one === undefined ? [] : [one];
  };
  const said = wordsOf(text);
  const honest = [said, ...[source, context].map(wordsOf)];
  const isHonest = (claimed: string) => honest.some((words) => words.includes(claimed));
  const version = (kind: string, changed: string | undefined, isCertain = true): FalseVersion[] =>
    changed === undefined || isHonest(wordsOf(changed)) ? [] : [{ kind, text: changed, isCertain }];
  const replaced = (found: RegExpMatchArray | undefined, by: string): string | undefined =>
    found && text.slice(0, found.index) + by + text.slice((found.index ?? 0) + found[0].length);
  const matches = (pattern: RegExp) => [...text.matchAll(pattern)];

  const [figure] = any(matches(/(?<![\d.,:])\d[\d.,]*/g));
  // Another first digit: 450 becomes 550, and 950 becomes 150.
  const otherFigure = figure?.[0].replace(/^\d/, (digit) => String((Number(digit) % 9) + 1)) ?? '';
  const isInSource = figuresIn(source).includes(digitsOf(otherFigure));
  const calendar = (['weekday', 'month'] as const).flatMap((part) => {
    // May is also a verb.
    const names = calendarNames(locale, part).filter((name) => name !== 'May');
    const [found] = any(matches(wholeWord(names.join('|'))));
    const rest = names.filter((name) => !source.includes(name) && !text.includes(name));
    return version(part, replaced(found, any(rest)[0] ?? found?.[0] ?? ''));
  });
  const exchanged = Object.entries(exchangedWords[locale]).flatMap(([kind, list]) => {
    const { others, pattern } = exchangeOf(list);
    const [found] = any(matches(pattern));
    return version(kind, replaced(found, any(others.get(found?.[0] ?? '') ?? [])[0] ?? ''), false);
  });
  const { words, added, verbs } = denials[locale];
  const denied = matches(wholeWord(words)).filter(({ index, 0: word }) => !isHalfDenial(text, index, word));
  const [verb] = any(matches(wholeWord(verbs)));
  const withDenial = locale === 'es' ? `${added} ${verb?.[0] ?? ''}` : `${verb?.[0] ?? ''} ${added}`;
  const lost = denied.length === 1 ? replaced(denied[0], '')?.replace(/ {2,}/, ' ').trimStart() : undefined;

  const named = matches(names).filter(([name]) => name.length > 3 && source.includes(name));
  const places = named.filter(([name]) => isPlace.test(name));
  const people = named.filter(([name]) => name.includes(' ') && !isPlace.test(name));
  const unknown = (all: readonly string[]) => any(all.filter((each) => !context.includes(each)))[0] ?? '';
  const [place, person] = [any(places)[0], any(people)[0]];
  const surname = person && trimmedEnd(person[0], /\S/) + unknown(otherSurnames);

  const plain = folded(`${text} ${source} ${context}`);
  const body = trimmedEnd(text, /["”“»’)]/).replace(/[.!?…]$/, '');
  const end = text.slice(body.length);
  return {
    words: [
      ...(isInSource ? [] : version('figure', replaced(figure, otherFigure))),
      ...calendar,
      ...exchanged,
      ...(denied.length === 0 ? version('negation-added', replaced(verb, withDenial), false) : []),
      ...version('negation-lost', lost, false),
    ],
    names: [
      ...version('place', replaced(place, unknown(otherPlaces))),
      ...version('name', replaced(person, surname ?? '')),
    ],
    claims: addedClaims
      .filter(({ unless }) => !unless.test(plain))
      .map(({ kind, words: { [locale]: claim } }) => ({ kind, claim }))
      .filter(({ claim }) => !isHonest(said.trimEnd() + wordsOfClaim(claim)))
      .map(({ kind, claim }) => ({ kind, text: `${body.trimEnd()}, ${claim}${end}`, isCertain: true })),
  };
}

/** Without a word such as the “not” of “not only” or “or not”, a sentence may say the same. */
const isHalfDenial = (text: string, start: number, word: string): boolean =>
  /(?:^| )(?:or|of|dan|o|oder|if|si|ob) $/i.test(text.slice(0, start)) ||
  /^ (?:only|just|least|less|alleen|slechts|minder|minst|solo|sólo|únicamente|obstante|menos|nur|weniger|zuletzt)(?!\p{L})/iu.test(
    text.slice(start + word.length),
  );

const digitsOf = (figure: string): string => figure.replaceAll(/\D/g, '');

const figuresIn = (text: string): string[] => (text.match(/\d[\d.,]*/g) ?? []).map(digitsOf);

const wordsOf = (text: string): string => ` ${(folded(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

const names = /(?<!\p{L})\p{Lu}[\p{L}'’·-]+(?:(?: (?:de|del|des|sa|la|les|i|y))* \p{Lu}[\p{L}'’·-]+)*/gu;

const isPlace =
  /^(?:santa?|san|cala|es|ses|port|puerto|platja|playa|puig|vila|villa|eivissa|ibiza|formentera|talamanca|jesus|mallorca|palma) ?/i;

/** There are few claims, and each is compared with every report. */
const wordsOfClaim = remembered(wordsOf);

/** Returns the words that may replace each word of a list such as "more|less, every>no", and a pattern for the words. */
const exchangeOf = remembered((list: string) => {
  const others = new Map<string, string[]>();
  const note = (from: string, to: string) => others.set(from, [...(others.get(from) ?? []), to]);
  for (const pair of list.split(', ')) {
    const [one = '', other = ''] = pair.split(/[|>]/);
    note(one, other);
    if (pair.includes('|')) note(other, one);
  }
  return { others, pattern: wholeWord([...others.keys()].join('|')) };
});

const wholeWord = remembered(
  (words: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'gu'),
);

/** `isCertain`: nothing in the report can make this true. A “not” or an exchanged word may be right by chance. */
export type FalseVersion = { kind: string; text: string; isCertain: boolean };
export type FalseVersions = Record<'words' | 'names' | 'claims', FalseVersion[]>;

/** `source` are the sentences of the report that `text` rests on, `context` all that the judge reads about them. */
export type Sentence = { text: string; source: string; context?: string | undefined };

type Chance = { locale: Locale; random: () => number };
