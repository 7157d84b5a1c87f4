import { askChecked, mapAnswer } from '../../language-model/ask-checked.ts';
import { noTokens, type LanguageModel, type Tokens } from '../../language-model/language-model.ts';
import { locales, type Locale } from '../../locale.ts';
import { newsFactsFrom } from './news-facts.ts';
import { paragraphsHtml, sourcesHtml } from './news-html.ts';
import { reportsOf } from './news-report.ts';
import type { NewsPhrases } from './news-phrases.ts';
import {
  factMaterial,
  factsShape,
  factsTask,
  repairShape,
  repairTask,
  reportMaterial,
  textShape,
  textTask,
} from './questions.ts';
import { claimsByFact } from './compare-languages.ts';
import { postLimits } from '../../post/post.ts';
import {
  checkText,
  faultySentences,
  withRepairs,
  sentencesOf,
  type CheckedText,
} from './sentence/check-text.ts';
import type { NewsFacts, NewsText, NewsWriter } from './news-writer.ts';

/** Time limits of the model, for all attempts together. */
const timeoutSeconds = { facts: 150, text: 150, repair: 75 };

/** With fewer facts there is no news of the day; with fewer words no text worth a page. */
const minFacts = 5;
const fewestWords = 150;
const fewestSentences = 8;

/** Reports passed to the model, newest first: more than a text of 400 words can cover. */
const maxReports = 16;

/**
 * A day's news, written by a model and checked by rules: first facts, then one text per language from those facts. A
 * faulty sentence is repaired once, or dropped.
 */
export function writeNews({ model, day, phrases }: Deps): NewsWriter {
  return {
    isAi: true,
    async facts(items) {
      const { reports, dropped: silenced } = reportsOf(items.slice(0, maxReports));
      if (reports.length === 0) return tooLittle('no reports', noTokens);
      const answer = await model.ask({
        task: factsTask,
        material: reportMaterial(reports),
        shape: factsShape,
        timeoutSeconds: timeoutSeconds.facts,
      });
      const { tokens } = answer;
      if (!answer.ok) return { ok: false, reason: answer.trouble, detail: answer.detail, tokens };
      const { facts, dropped } = newsFactsFrom(answer.value.facts, reports);
      if (facts.length < minFacts) return tooLittle(`${facts.length} facts`, tokens);
      return { ok: true, facts: { reports, facts, dropped: [...silenced, ...dropped] }, tokens };
    },
    async text(facts, locale, others) {
      const claims = locales.flatMap((other) => (other === locale ? [] : (others[other]?.claims ?? [])));
      const context = { facts, locale, others: Object.values(others).map((text) => text.claims) };
      const material = factMaterial(facts.facts, locale);
      const answer = await askChecked({
        ask: async () =>
          mapAnswer(
            await model.ask({
              task: textTask(locale),
              material: { facts: material, told: claimsByFact([claims]) },
              shape: textShape,
              timeoutSeconds: timeoutSeconds.text,
            }),
            (text) => checkText(sentencesOf(text), context),
          ),
        check: faultySentences,
        repair: async (first, faulty) =>
          mapAnswer(
            await model.ask({
              task: repairTask(locale),
              material: { facts: material, sentences: faulty },
              shape: repairShape,
              timeoutSeconds: timeoutSeconds.repair,
            }),
            ({ sentences }) => checkText(withRepairs(first, sentences), context),
          ),
      });
      return answer.ok
        ? finished(answer.value, answer.tokens, { facts, locale })
        : { ok: false, reason: answer.trouble, detail: answer.detail, tokens: answer.tokens };
    },
  };

  function finished(
    { sentences }: CheckedText,
    tokens: Tokens,
    { facts, locale }: { facts: NewsFacts; locale: Locale },
  ): Awaited<ReturnType<NewsWriter['text']>> {
    const faultless = sentences.filter(({ faults }) => faults.length === 0);
    const body = faultless.filter(({ part }) => part === 'text');
    const words = body.reduce((count, { text }) => count + text.split(/\s+/).length, 0);
    if (words < fewestWords || body.length < fewestSentences)
      return {
        ok: false,
        reason: 'too-little-left',
        detail: `${body.length} sentences, ${words} words`,
        tokens,
      };
    const paragraphs = Object.values(Object.groupBy(body, ({ paragraph }) => paragraph)).map((each = []) =>
      each.map(({ text }) => text),
    );
    const used = new Set(body.flatMap(({ facts: ids }) => ids));
    const reportIds = new Set(facts.facts.filter(({ id }) => used.has(id)).map(({ report }) => report));
    const excerpt = faultless.filter(({ part }) => part === 'excerpt').map(({ text }) => text);
    const text: NewsText = {
      title: faultless.find(({ part }) => part === 'title')?.text ?? phrases[locale].title(day),
      excerpt: excerptOf(excerpt.length > 0 ? excerpt : body.map(({ text: sentence }) => sentence)),
      content: [
        paragraphsHtml(paragraphs),
        sourcesHtml(
          facts.reports.filter(({ id }) => reportIds.has(id)),
          phrases[locale],
        ),
      ].join('\n'),
      claims: faultless.map(({ claims }) => claims),
      dropped: sentences
        .filter(({ faults }) => faults.length > 0)
        .map(({ text: sentence, faults }) => ({
          sentence,
          why: faults.map(({ kind, detail }) => (detail === '' ? kind : `${kind}: ${detail}`)).join(', '),
        })),
    };
    return { ok: true, text, tokens };
  }
}

/** As many whole sentences as fit into an excerpt. */
function excerptOf(sentences: string[]): string {
  let excerpt = '';
  for (const sentence of sentences.slice(0, 2)) {
    const longer = excerpt === '' ? sentence : `${excerpt} ${sentence}`;
    if (longer.length > postLimits.excerpt) break;
    excerpt = longer;
  }
  return excerpt;
}

const tooLittle = (detail: string, tokens: Tokens) =>
  ({ ok: false, reason: 'too-little-news', detail, tokens }) as const;

type Deps = { model: LanguageModel; day: Date; phrases: NewsPhrases };
