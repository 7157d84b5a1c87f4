import { askChecked, mapAnswer } from '../../language-model/ask-checked.ts';
import {
  noTokens,
  sumOfTokens,
  type LanguageModel,
  type ModelAnswer,
} from '../../language-model/language-model.ts';
import type { Glossary } from '../../language/names/glossary-entry.ts';
import type { Locale } from '../../locale.ts';
import { postLimits } from '../../post/post.ts';
import { digestOf } from './digest.ts';
import { judgeText, type JudgedText } from './judge/judge-text.ts';
import { isSensitive } from './judge/sensitive-words.ts';
import { newsFactsFrom, reportsOf, sourceOf } from './news-facts.ts';
import { paragraphsHtml, sourcesHtml } from './news-html.ts';
import type { NewsPhrases } from './news-phrases.ts';
import type { NewsFacts, NewsText, NewsWriter, ReviewReason } from './news-writer.ts';
import {
  factMaterial,
  factsShape,
  factsTask,
  nameRules,
  repairShape,
  repairTask,
  reportMaterial,
  textShape,
  textTask,
} from './news-task.ts';
import {
  checkText,
  faultySentences,
  sentencesOf,
  withRepairs,
  type LocatedSentence,
} from './sentence/check-text.ts';

/** With two judgements of 100 s each, a text and its repair take up to 380 s. `private.news_lease` allows 420 s. */
const timeoutSeconds = { facts: 120, text: 120, repair: 60 };

/** With fewer facts, or fewer sentences that pass the checks, the text is a digest of headlines. */
const minFacts = 3;
const minSentences = 3;

/** Only this many of the newest reports are used. A text of 400 words cannot cover more. */
const maxReports = 16;

/** Rules and a judge check each sentence. A faulty sentence is rewritten once, and removed if it is still faulty. */
export function writeNews({ model, judge, glossary, day, phrases, random }: Deps): NewsWriter {
  const digestIn = (locale: Locale, { reports }: NewsFacts) =>
    digestOf(reports, { day, words: phrases[locale] });
  return {
    async facts(items) {
      const { reports, dropped: silenced } = reportsOf(items.slice(0, maxReports));
      if (reports.length === 0)
        return { ok: false, trouble: 'too-little-news', detail: 'no reports', tokens: noTokens };
      if (model === undefined)
        return { ok: true, value: { reports, facts: [], dropped: silenced }, tokens: noTokens };
      const answer = await model.ask({
        task: factsTask,
        material: reportMaterial(reports),
        shape: factsShape,
        timeoutSeconds: timeoutSeconds.facts,
      });
      return mapAnswer(answer, (found) => {
        const { facts, dropped } = newsFactsFrom(found.facts, reports);
        return { reports, facts, dropped: [...silenced, ...dropped] };
      });
    },
    async text(facts, locale) {
      if (model === undefined || facts.facts.length < minFacts)
        return { ok: true, value: digestIn(locale, facts), tokens: noTokens };
      const material = factMaterial(facts);
      const rules = nameRules(material, locale, glossary);
      const context = { facts, glossary, locale, judge, random };
      const checked = async <Written>(
        answer: ModelAnswer<Written>,
        read: (written: Written) => LocatedSentence[],
        unread?: ReviewReason,
      ): Promise<ModelAnswer<JudgedText>> => {
        if (!answer.ok) return answer;
        const sentences = checkText(read(answer.value), context);
        const { value, tokens } = await judgeText({ sentences, unread }, context);
        return { ok: true, value, tokens: sumOfTokens(answer.tokens, tokens) };
      };
      const answer = await askChecked({
        ask: async () =>
          checked(
            await model.ask({
              task: textTask(locale) + rules,
              material: { facts: material },
              shape: textShape,
              timeoutSeconds: timeoutSeconds.text,
            }),
            sentencesOf,
          ),
        check: ({ sentences }) => faultySentences(sentences),
        repair: async (first, faulty) =>
          checked(
            await model.ask({
              task: repairTask(locale) + rules,
              material: { facts: material, sentences: faulty },
              shape: repairShape,
              timeoutSeconds: timeoutSeconds.repair,
            }),
            ({ sentences }) => withRepairs(first.sentences, sentences),
            first.unread,
          ),
      });
      return mapAnswer(answer, (judged) => finished(judged, facts, locale));
    },
    async judgeAgain(facts, text, locale) {
      const sentences = text.evidence.map(({ sentence, source }) => ({
        text: sentence,
        facts: facts.facts.filter(({ quote }) => source.includes(quote)).map(({ id }) => id),
        part: 'text' as const,
        paragraph: 0,
        faults: [],
      }));
      const context = { facts, glossary, locale, judge, random };
      const { value, tokens } = await judgeText({ sentences }, context);
      const isDoubted = value.sentences.some(({ faults }) => faults.length > 0);
      const waits = [...(isDoubted ? (['doubted'] as const) : []), ...reasonsToWait(value, facts)];
      return { ok: true, value: { ...text, waits }, tokens };
    },
  };

  function finished({ sentences, unread }: JudgedText, facts: NewsFacts, locale: Locale): NewsText {
    const good = sentences
      .filter(({ faults }) => faults.length === 0)
      .map((sentence) => ({ ...sentence, ...sourceOf(sentence, facts) }));
    const body = good.filter(({ part }) => part === 'text');
    const dropped = sentences
      .filter(({ faults }) => faults.length > 0)
      .map(({ text: sentence, faults }) => ({
        sentence,
        why: faults.map(({ kind, detail }) => (detail === '' ? kind : `${kind}: ${detail}`)).join(', '),
      }));
    if (body.length < minSentences) {
      const digest = digestIn(locale, facts);
      return { ...digest, dropped: [...dropped, ...digest.dropped] };
    }
    const citedBy = (some: { report: string }[]) =>
      facts.reports.filter(({ id }) => some.some(({ report }) => report === id));
    const reports = citedBy(good);
    const excerpt = good.filter(({ part }) => part === 'excerpt');
    return {
      title: good.find(({ part }) => part === 'title')?.text ?? phrases[locale].title(day),
      excerpt: excerptOf((excerpt.length > 0 ? excerpt : body).map(({ text }) => text)),
      content: [
        paragraphsHtml(
          Object.values(Object.groupBy(body, ({ paragraph }) => paragraph)).map((each = []) => ({
            sentences: each.map(({ text }) => text),
            sources: citedBy(each),
          })),
        ),
        sourcesHtml(reports, phrases[locale]),
      ].join('\n'),
      isAi: true,
      reports: reports.map(({ id }) => id),
      waits: reasonsToWait({ sentences: good, unread }, facts),
      evidence: good.map(({ text, source }) => ({ sentence: text, source: source.join(' ') })),
      dropped,
    };
  }
}

function reasonsToWait({ sentences, unread }: JudgedText, facts: NewsFacts): ReviewReason[] {
  const hasSensitive = sentences.some(
    (sentence) =>
      sentence.ruling?.sensitive !== undefined ||
      [sentence.text, ...sourceOf(sentence, facts).source].some(isSensitive),
  );
  return [...(unread === undefined ? [] : [unread]), ...(hasSensitive ? (['sensitive'] as const) : [])];
}

/** Returns as many of the first two sentences as fit into an excerpt, or '' if the first sentence is too long. */
function excerptOf(sentences: string[]): string {
  const [one = ''] = sentences;
  const both = sentences.slice(0, 2).join(' ');
  return [both, one].find(({ length }) => length <= postLimits.excerpt) ?? '';
}

/** Without a model, each text is a digest. Without a judge, a person must review the texts of the model. */
type Deps = {
  model: LanguageModel | undefined;
  judge: LanguageModel | undefined;
  glossary?: Glossary;
  day: Date;
  phrases: NewsPhrases;
  /** Chooses the sentences of the judge’s examination. */
  random?: (() => number) | undefined;
};
