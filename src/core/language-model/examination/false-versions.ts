import { folded } from '../../language/read-words.ts';
import type { Locale } from '../../locale.ts';
import { addedClaims } from './added-claims.ts';
import { denials, exchangedWords, otherPlaces, otherSurnames } from './exchanged-words.ts';

/**
 * Returns false versions of a sentence that agrees with its source: with another word, with another name, or with a
 * claim that the source lacks. There are claims for nearly every sentence, but words and names only for some.
 */
export function falseVersions({ text, source }: Sentence, { locale, random }: Chance): FalseVersions {
  const any = <Value>(all: readonly Value[]): Value[] => {
    const one = all[Math.floor(random() * all.length)];
    return one === undefined ? [] : [one];
  };
  const version = (kind: string, changed: string | undefined): FalseVersion[] =>
    changed === undefined || changed === text ? [] : [{ kind, text: changed }];
  const replaced = (found: RegExpMatchArray | undefined, by: string): string | undefined =>
    found && text.slice(0, found.index) + by + text.slice((found.index ?? 0) + found[0].length);
  const matches = (pattern: RegExp) => [...text.matchAll(pattern)];

  const [figure] = any(matches(/(?<![\d.,:])\d/g));
  const calendar = (['weekday', 'month'] as const).flatMap((part) => {
    const names = calendarNames(locale, part);
    const [found] = any(matches(wholeWord(names.join('|'))));
    const rest = names.filter((name) => !source.includes(name) && !text.includes(name));
    return version(part, replaced(found, any(rest)[0] ?? found?.[0] ?? ''));
  });
  const exchanged = Object.entries(exchangedWords[locale]).flatMap(([kind, list]) => {
    const others = othersOf(list);
    const [found] = any(matches(wholeWord([...others.keys()].join('|'))));
    return version(kind, replaced(found, any(others.get(found?.[0] ?? '') ?? [])[0] ?? ''));
  });
  const { words, added, verbs } = denials[locale];
  const denied = matches(wholeWord(words));
  const [verb] = any(matches(wholeWord(verbs)));
  const withDenial = locale === 'es' ? `${added} ${verb?.[0] ?? ''}` : `${verb?.[0] ?? ''} ${added}`;
  const lost = denied.length === 1 ? replaced(denied[0], '')?.replace(/ {2,}/, ' ').trimStart() : undefined;

  const named = matches(names).filter(([name]) => name.length > 3 && source.includes(name));
  const places = named.filter(([name]) => isPlace.test(name));
  const people = named.filter(([name]) => name.includes(' ') && !isPlace.test(name));
  const unknown = (all: readonly string[]) => any(all.filter((each) => !source.includes(each)))[0] ?? '';
  const [place, person] = [any(places)[0], any(people)[0]];
  const surname = person?.[0].replace(/\S+$/, unknown(otherSurnames));

  const plain = folded(`${text} ${source}`);
  const [body = '', end = ''] = text.split(/([.!?…]?["”“»’)]*)$/);
  return {
    words: [
      ...version('figure', replaced(figure, String((Number(figure?.[0]) % 9) + 1))),
      ...calendar,
      ...exchanged,
      ...(denied.length === 0 ? version('negation-added', replaced(verb, withDenial)) : []),
      ...version('negation-lost', lost),
    ],
    names: [
      ...version('place', replaced(place, unknown(otherPlaces))),
      ...version('name', replaced(person, surname ?? '')),
      ...version('roles', withRolesExchanged(text, named)),
    ],
    claims: addedClaims
      .filter(({ unless }) => !unless.test(plain))
      .flatMap(({ kind, words: claim }) => version(kind, `${body.trimEnd()}, ${claim[locale]}${end}`)),
  };
}

/** Exchanges the first two names, unless the sentence may still be true because both play the same role. */
function withRolesExchanged(text: string, named: readonly RegExpMatchArray[]): string | undefined {
  const [one, other] = named;
  if (one === undefined || other === undefined || one[0].includes(other[0]) || other[0].includes(one[0]))
    return undefined;
  const start = one.index ?? 0;
  const middle = text.slice(start + one[0].length, other.index);
  if (middle.length < 8 || sameRole.test(` ${middle} `)) return undefined;
  return text.slice(0, start) + other[0] + middle + one[0] + text.slice((other.index ?? 0) + other[0].length);
}

const sameRole =
  /,| (?:and|or|with|against|than|as|en|of|met|tegen|dan|als|y|e|o|con|contra|que|como|und|oder|mit|gegen|wie) /;

const names = /(?<!\p{L})\p{Lu}[\p{L}'’·-]+(?:(?: (?:de|del|des|sa|la|les|i|y))* \p{Lu}[\p{L}'’·-]+)*/gu;

const isPlace =
  /^(?:santa?|san|cala|es|ses|port|puerto|platja|playa|puig|vila|villa|eivissa|ibiza|formentera|talamanca|jesus|mallorca|palma) ?/i;

/** Returns the words that may replace each word of a list such as "more|less, every>no". */
function othersOf(list: string): Map<string, string[]> {
  const others = new Map<string, string[]>();
  const note = (from: string, to: string) => others.set(from, [...(others.get(from) ?? []), to]);
  for (const pair of list.split(', ')) {
    const [one = '', other = ''] = pair.split(/[|>]/);
    note(one, other);
    if (pair.includes('|')) note(other, one);
  }
  return others;
}

const patterns = new Map<string, RegExp>();

/** Compiling the patterns takes longer than using them, so they are kept. */
function wholeWord(words: string): RegExp {
  const known = patterns.get(words) ?? new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'gu');
  patterns.set(words, known);
  return known;
}

/** May is left out of the English months, because it is also a verb. */
function calendarNames(locale: Locale, part: 'weekday' | 'month'): string[] {
  const format = new Intl.DateTimeFormat(locale, { [part]: 'long', timeZone: 'UTC' });
  const all = Array.from({ length: 12 }, (_, at) =>
    format.format(Date.UTC(2027, part === 'month' ? at : 0, 1 + at)),
  );
  return [...new Set(all)].filter((name) => name !== 'May');
}

export type FalseVersion = { kind: string; text: string };
export type FalseVersions = Record<'words' | 'names' | 'claims', FalseVersion[]>;

/** `source` are the sentences of the report that `text` rests on. */
export type Sentence = { text: string; source: string };

type Chance = { locale: Locale; random: () => number };
