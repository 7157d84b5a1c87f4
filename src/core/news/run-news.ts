import { noTokens, type ModelAnswer } from '../language-model/language-model.ts';
import { sourceFirst, type Locale } from '../locale.ts';
import { requireRenderable } from '../post/text/renderable.ts';
import type { RebuildAnswer, RebuildRequests } from '../publishing/ports.ts';
import { gatherNews, type GatheringDeps, type GatheringRecord } from './gathering/gather-news.ts';
import type { NewsStore } from './news-store.ts';
import type { NewsFacts, NewsWriter } from './writing/news-writer.ts';

/**
 * Makes the news of a day: gathers reports, then writes, checks and publishes each language.
 * Repeated and concurrent calls are safe, even after a crash. A failed language does not stop the others.
 */
export async function runNews(deps: NewsDeps, request: NewsRequest): Promise<NewsOutcome> {
  const began = deps.now().getTime();
  const facts = await factsOf(deps, request);
  if ('skipped' in facts) return facts;

  const texts: TextOutcome[] = [];
  for (const locale of inOrder(request.locales)) {
    // After the timeout, the remaining texts are left to the next call. The finished texts are stored.
    const isLate = deps.now().getTime() - began > (request.timeoutSeconds ?? Infinity) * 1000;
    texts.push(
      isLate ? { locale, state: 'busy' } : await textOf(deps, { ...request, locale, facts: facts.facts }),
    );
  }
  // No text is published if one text needs a review, so the publication waits until every text is finished.
  if (!request.publish || texts.some(({ state }) => state === 'busy')) return { texts };

  const published = await deps.store.publish(request.date, request.locales);
  const outcome = texts.map((text) => publishedText(text, published));
  // Requests a build even if another process published the texts: that process may have crashed before its request.
  return published.length === 0
    ? { texts: outcome }
    : { texts: outcome, rebuild: await deps.rebuild.request() };
}

async function factsOf(
  { store, writer, reader, sources, feeds, now, reportError }: NewsDeps,
  { date, again }: NewsRequest,
): Promise<{ facts: NewsFacts } | NewsSkipped> {
  const begun = await store.begin(date, { again });
  if (begun.state === 'facts') return { facts: begun.facts };
  if (begun.state === 'failed') return { skipped: 'failed', trouble: begun.trouble };
  if (begun.state !== 'claimed') return { skipped: begun.state };

  const { attempt, alreadyReported } = begun;
  const { items, record } = await gatherNews(
    { reader, sources, now, reportError },
    { feeds, alreadyReported },
  );
  const answer = isDown(record)
    ? ({ ok: false, trouble: 'feeds-down', detail: '', tokens: noTokens } as const)
    : await writer.facts(items).catch((cause: unknown) => brokenDown(cause, reportError));
  const { tokens } = answer;
  const outcome = answer.ok
    ? { state: 'writing' as const, facts: answer.value }
    : {
        state: answer.trouble === 'too-little-news' ? answer.trouble : ('failed' as const),
        trouble: { code: answer.trouble, detail: answer.detail },
      };
  const isOurs = await store.noteGathering(date, { attempt, record, tokens, ...outcome });
  if (!isOurs) return { skipped: 'busy' };
  if (answer.ok) return { facts: answer.value };
  const { trouble } = answer;
  return trouble === 'too-little-news' ? { skipped: trouble } : { skipped: 'failed', trouble };
}

async function textOf(
  { store, writer, unread, reportError }: NewsDeps,
  { date, again, locale, facts }: NewsRequest & { locale: Locale; facts: NewsFacts },
): Promise<TextOutcome> {
  const claim = await store.claimText(date, { locale, again });
  if (claim.state === 'failed') return { locale, state: 'failed', trouble: claim.trouble };
  if (claim.state === 'busy') return { locale, state: 'busy' };
  if (claim.state !== 'claimed') return { locale, state: claim.state, slug: claim.slug, isNew: false };

  const { attempt, text: stored, isStopped } = claim;
  const answer = await (
    stored === undefined ? writer.text(facts, locale) : writer.judgeAgain(facts, stored, locale)
  )
    .then((written) => {
      if (written.ok) requireRenderable(written.value.content);
      return written;
    })
    .catch((cause: unknown) => brokenDown(cause, reportError));
  const common = { locale, attempt, tokens: answer.tokens };
  // A stored text stays, with its earlier reasons to wait.
  const kept = answer.ok || stored === undefined ? answer : { ...answer, ok: true as const, value: stored };
  if (!kept.ok) {
    const { trouble: code, detail } = kept;
    await store.noteText(date, { ...common, state: 'failed', trouble: { code, detail } });
    return { locale, state: 'failed', trouble: code };
  }
  const { value: text } = kept;
  const waits = [
    ...(unread === 'never' ? ['never-unread'] : []),
    ...(isStopped && text.isAi ? ['unread-stopped'] : []),
    ...text.waits,
  ];
  const [code] = waits;
  const state = code === undefined ? 'written' : 'held';
  const trouble = code === undefined ? undefined : { code, detail: waits.join(', ') };
  const reported = facts.reports.filter(({ id }) => text.reports.includes(id));
  const slug = await store.noteText(date, { ...common, state, text, trouble, reported });
  return slug === undefined ? { locale, state: 'busy' } : { locale, state, slug, isNew: true };
}

/** Whether feeds are configured and none of them could be read. */
const isDown = ({ sources }: GatheringRecord): boolean =>
  sources.length > 0 && sources.every(({ state }) => state === 'refused');

/** Logs an unexpected error, and turns it into a failure that the run can record. */
function brokenDown(cause: unknown, reportError: NewsDeps['reportError']): ModelAnswer<never, 'internal'> {
  const detail = `Logged as ${reportError(cause)}.`;
  return { ok: false, trouble: 'internal', detail, tokens: noTokens };
}

function publishedText(text: TextOutcome, published: { locale: Locale; isNew: boolean }[]): TextOutcome {
  const found = published.find(({ locale }) => locale === text.locale);
  if (text.state !== 'written') return text;
  return found === undefined
    ? { ...text, state: 'held' }
    : { ...text, state: 'published', isNew: found.isNew };
}

/** The source language comes first, because the business reads the text in that language. */
const inOrder = (requested: readonly Locale[]): Locale[] =>
  sourceFirst.filter((locale) => requested.includes(locale));

export type NewsDeps = GatheringDeps & {
  store: NewsStore;
  writer: NewsWriter;
  feeds: string[];
  /** `never`: every text needs a review before publication. `when-sure`: only texts with reasons in `waits` do. */
  unread: 'never' | 'when-sure';
  rebuild: RebuildRequests;
};

export type NewsRequest = {
  date: string;
  locales: readonly Locale[];
  publish: boolean;
  /** Whether an editor requested the news. Such a request also runs after repeated failures or a lack of news. */
  again: boolean;
  /** After this many seconds, the run does not start the text of another language. */
  timeoutSeconds?: number;
};

export type NewsOutcome = NewsSkipped | { texts: TextOutcome[]; rebuild?: RebuildAnswer };

export type NewsSkipped = { skipped: 'too-little-news' | 'busy' } | { skipped: 'failed'; trouble: string };

/** `isNew`: this call wrote or published the text. `held`: the text needs a review. `busy`: it is unfinished. */
export type TextOutcome =
  | { locale: Locale; state: 'written' | 'held' | 'published'; slug: string; isNew: boolean }
  | { locale: Locale; state: 'busy' }
  | { locale: Locale; state: 'failed'; trouble: string };
