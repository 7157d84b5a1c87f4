import { noTokens, type LanguageModel } from '#core/language-model/language-model.ts';
import { generalTruths } from '#core/writing/general-truths.ts';
import { dutchArticle } from './dutch-article.ts';

/** Whether a careful judge finds no fault in a paragraph: others are false sentences of the judge’s examination. */
export const isTrueParagraph = (text: string): boolean => trueParagraphs.includes(text);

const trueParagraphs = [
  `${dutchArticle.title}. ${dutchArticle.excerpt}`,
  ...dutchArticle.paragraphs.map(({ heading, text }) => `${heading ?? ''} ${text}`),
  ...generalTruths.nl,
];

/** Imitates a judge of articles that supports the paragraphs for which `supports` returns true. */
export function articleJudge(supports: (text: string) => boolean): LanguageModel & { read: string[] } {
  const read: string[] = [];
  return {
    read,
    ask: ({ material }) => {
      const { paragraphs } = material as { paragraphs: { number: number; text: string }[] };
      read.push(...paragraphs.map(({ text }) => text));
      const verdicts = paragraphs.map(({ number, text }) => ({
        number,
        verdict: supports(text) ? 'supported' : 'added',
        subject: 'none',
        words: text.trim().split(' ').slice(0, 3).join(' '),
      }));
      return Promise.resolve({ ok: true, value: { verdicts }, tokens: noTokens } as never);
    },
  };
}
