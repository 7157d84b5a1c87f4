/** The prompt with which a language model writes an article about a topic. */
import * as v from 'valibot';
import { languageWords } from '../language/language-words.ts';
import type { Locale } from '../locale.ts';
import { postLimits } from '../post/post.ts';

/** The word limits of an article. The prompt asks for about four hundred words. */
export const articleLength = { min: 300, max: 500 };

export const articleTask = (locale: Locale): string =>
  [
    `You write for the blog of a company that looks after houses in Ibiza for owners who live elsewhere. Write an article in ${languageWords[locale].style} on the topic of the material: useful, calm and concrete, true in any year.`,
    'About 400 words in four to seven paragraphs; two or three of them may have a heading. The reader is an owner, addressed formally.',
    'Invent nothing: no people, companies, places, events, news, prices, statistics or quotations. Write no digits, no quotation marks, no web or e-mail addresses, no year, no "recently" or "this season". Speak of what is generally so, and promise nothing in the name of the company.',
    'Plain text without markup. In titles and headings, only the first word and names have a capital.',
  ].join('\n');

/** The instructions for a repair of a faulty article. */
export const articleRepairTask = (locale: Locale): string =>
  `${articleTask(locale)}\nA first attempt had the faults of the material. Answer with the whole article, mended.`;

export const articleShape = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(5), v.maxLength(postLimits.title)),
  excerpt: v.pipe(v.string(), v.trim(), v.minLength(20), v.maxLength(postLimits.excerpt)),
  paragraphs: v.pipe(
    v.array(
      v.object({
        heading: v.fallback(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(postLimits.title))), null),
        text: v.pipe(v.string(), v.trim(), v.minLength(1)),
      }),
    ),
    v.minLength(2),
    v.maxLength(15),
  ),
});

export type Article = v.InferOutput<typeof articleShape>;
