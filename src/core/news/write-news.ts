import type { LanguageModel, ModelAnswer } from '../language-model/language-model.ts';
import { locales, type Locale } from '../locale.ts';
import { newsFactsFrom } from './news-facts.ts';
import { paragraphsHtml, sourcesHtml } from './news-html.ts';
import { reportOf } from './news-report.ts';
import type { NewsPhrases } from './phrases.ts';
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
import { alreadyTold } from './compare-languages.ts';
import { postLimits } from '../post/post.ts';
import { talksToProgram } from './sentence/check-fact.ts';
import { checkText, faultyOf, repaired, sentencesOf, type CheckedText } from './sentence/check-text.ts';
import type { NewsFacts, NewsText, NewsWriter } from './writing.ts';

/** How long the model may take, in seconds, all its attempts together. */
const patience = { facts: 150, text: 150, repair: 75 };

/** Fewer facts make no news of a day; fewer words no text worth a page. */
const fewestFacts = 5;
const fewestWords = 150;
const fewestSentences = 8;

/** Reports shown to the model, newest first: more than a text of 400 words can tell. */
const mostReports = 16;

/**
 * The news of a day, written by a model and checked by rules: facts first, then a text per language from those facts. A
 * sentence that fails is repaired once, or left out.
 */
export function writeNews({ model, day, phrases }: Tools): NewsWriter {
  return {
    isAi: true,
    async facts(items) {
      const heard = items.slice(0, mostReports).map(reportOf);
      const reports = heard.filter((report) => !talksToProgram(report));
      const silenced = heard
        .filter(talksToProgram)
        .map(({ title }) => ({ sentence: title, why: 'instruction' }));
      if (reports.length === 0) return tooLittle('no reports', noTokens);
      const answer = await model.ask({
        task: factsTask,
        material: reportMaterial(reports),
        shape: factsShape,
        patience: patience.facts,
      });
      const { tokens } = answer;
      if (!answer.ok) return { ok: false, reason: answer.trouble, detail: answer.detail, tokens };
      const { facts, dropped } = newsFactsFrom(answer.value.facts, reports);
      if (facts.length < fewestFacts) return tooLittle(`${facts.length} facts`, tokens);
      return { ok: true, facts: { reports, facts, dropped: [...silenced, ...dropped] }, tokens };
    },
    async text(facts, locale, others) {
      const told = locales.flatMap((other) => (other === locale ? [] : (others[other]?.told ?? [])));
      const place = { facts, locale, others: Object.values(others).map((text) => text.told) };
      const answer = await model.ask({
        task: textTask(locale),
        material: { facts: factMaterial(facts.facts, locale), told: alreadyTold([told]) },
        shape: textShape,
        patience: patience.text,
      });
      if (!answer.ok)
        return { ok: false, reason: answer.trouble, detail: answer.detail, tokens: answer.tokens };
      const first = checkText(sentencesOf(answer.value), place);
      const faulty = faultyOf(first);
      if (faulty.length === 0) return finished(first, answer.tokens, { facts, locale });
      const repair = await model.ask({
        task: repairTask(locale),
        material: { facts: factMaterial(facts.facts, locale), sentences: faulty },
        shape: repairShape,
        patience: patience.repair,
      });
      const second = repair.ok ? checkText(repaired(first, repair.value.sentences), place) : first;
      return finished(second, sum(answer.tokens, repair.tokens), { facts, locale });
    },
  };

  function finished(
    { sentences }: CheckedText,
    tokens: Tokens,
    { facts, locale }: { facts: NewsFacts; locale: Locale },
  ): Awaited<ReturnType<NewsWriter['text']>> {
    const sound = sentences.filter(({ faults }) => faults.length === 0);
    const body = sound.filter(({ part }) => part === 'text');
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
    const excerpt = sound.filter(({ part }) => part === 'excerpt').map(({ text }) => text);
    const text: NewsText = {
      title: sound.find(({ part }) => part === 'title')?.text ?? phrases[locale].title(day),
      excerpt: excerptOf(excerpt.length > 0 ? excerpt : body.map(({ text: sentence }) => sentence)),
      content: [
        paragraphsHtml(paragraphs),
        sourcesHtml(
          facts.reports.filter(({ id }) => reportIds.has(id)),
          phrases[locale],
        ),
      ].join('\n'),
      told: sound.map(({ told }) => told),
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

/** As many whole sentences as an excerpt holds. */
function excerptOf(sentences: string[]): string {
  let excerpt = '';
  for (const sentence of sentences.slice(0, 2)) {
    const longer = excerpt === '' ? sentence : `${excerpt} ${sentence}`;
    if (longer.length > postLimits.excerpt) break;
    excerpt = longer;
  }
  return excerpt;
}

const noTokens: Tokens = { input: 0, output: 0 };

const sum = (one: Tokens, other: Tokens): Tokens => ({
  input: one.input + other.input,
  output: one.output + other.output,
});

const tooLittle = (detail: string, tokens: Tokens) =>
  ({ ok: false, reason: 'too-little-news', detail, tokens }) as const;

type Tokens = ModelAnswer<never>['tokens'];
type Tools = { model: LanguageModel; day: Date; phrases: NewsPhrases };
