import { addressesIn } from '../language/addresses.ts';
import { byLocale, languageWords } from '../language/language-words.ts';
import { isInLanguage } from '../language/stop-words.ts';
import { addedNames } from '../language/names/translated-names.ts';
import type { Locale } from '../locale.ts';
import { articleLength, type Article } from './article-task.ts';
import { trimmedEnd } from '../typed-text/trimmed-end.ts';

/**
 * Checks length and language. Finds figures and names that the topic does not contain, and any quotations, URLs,
 * e-mail addresses, markup and relative times. Each fault is a sentence for the model.
 */
export function articleFaults(
  article: Article,
  { topic, locale }: { topic: string; locale: Locale },
): string[] {
  const text = proseOf(article);
  const words = text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  const { min, max } = articleLength;
  return [
    words < min || words > max ? `The text has ${words} words; write ${min} to ${max}.` : '',
    saying('Take these figures out', unlike(topic, text.match(/\d[\d.,]*/g))),
    saying(
      'These are names nobody gave you, or words with a needless capital',
      names(text, { topic, locale }),
    ),
    saying('Take these quotations out', text.match(/["“”„«»‘][^"“”„«»’]{0,40}/g)),
    saying('Take these addresses out', addressesIn(text)),
    saying('Write no markup', text.match(/<[^<>]*>|\]\(|^#+ |\*\*|```/gm)),
    saying('This dates the text', text.match(dated[locale])),
    isInLanguage(text, locale) ? '' : 'The text is not in the language that is wanted.',
  ].filter((fault) => fault !== '');
}

const proseOf = ({ title, excerpt, paragraphs }: Article): string =>
  [title, excerpt, ...paragraphs.flatMap(({ heading, text }) => [heading ?? '', text])].join('\n');

const saying = (fault: string, found: readonly string[] | null): string =>
  found === null || found.length === 0 ? '' : `${fault}: ${[...new Set(found)].slice(0, 8).join(', ')}.`;

const unlike = (topic: string, found: readonly string[] | null): string[] =>
  (found ?? []).map((figure) => trimmedEnd(figure, /[.,]/)).filter((figure) => !topic.includes(figure));

/** Returns names that are not in the topic, except Ibiza. In German, returns every name after a word like "Frau". */
const names = (text: string, { topic, locale }: { topic: string; locale: Locale }): string[] =>
  languageWords[locale].nounsHaveCapitals
    ? (text.match(/\b(Herrn?|Frau|Familie|Dr\.|Firma) \p{Lu}\p{L}+/gu) ?? [])
    : addedNames(`${topic} Ibiza Eivissa`, { target: text, locale });

/** Matches relative times such as "yesterday". Years need no pattern, because the check of figures finds them. */
const dated = byLocale(
  ({ time }) => new RegExp(`(?<!\\p{L})(?:${time.yesterday}|${time.recently})(?!\\p{L})`, 'giu'),
);
