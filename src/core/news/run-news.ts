import { noTokens, type ModelCost } from '../language-model/language-model.ts';
import { sourceFirst, type Locale } from '../locale.ts';
import { requireRenderable } from '../post/text/content.ts';
import type { RebuildAnswer, RebuildRequests } from '../publishing/ports.ts';
import { gatherNews, type GatheringDeps } from './gathering/gather-news.ts';
import type { NewsStore } from './news-store.ts';
import type { NewsFacts, NewsWriter } from './writing/news-writer.ts';

/**
 * Makes the missing parts of a day's news: gathers reports, stores the facts, writes one language after the other,
 * and publishes them with one rebuild. Idempotent: it may run again, concurrently, and after a crash at any point. A
 * language that fails does not affect the others.
 */
export async function runNews(deps: NewsDeps, request: NewsRequest): Promise<NewsOutcome> {
  const began = deps.now().getTime();
  const facts = await factsOf(deps, request);
  if ('skipped' in facts) return facts;

  const texts: TextOutcome[] = [];
  for (const locale of inOrder(request.locales)) {
    // Finished texts are stored, and the next call continues with the others.
    const isLate = deps.now().getTime() - began > (request.timeoutSeconds ?? Infinity) * 1000;
    texts.push(
      isLate ? { locale, state: 'busy' } : await textOf(deps, { ...request, locale, facts: facts.facts }),
    );
  }
  if (!request.publish) return { texts };

  const published = await deps.store.publish(request.date, request.locales);
  const outcome = texts.map((text) => publishedText(text, published));
  // Always requested, because the process that published these may have been killed before it could.
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
  const answer = await writer.facts(items).catch((cause: unknown) => brokenDown(cause, reportError));
  const common = { attempt, record, tokens: answer.tokens };
  if (!answer.ok) {
    const { reason, detail } = answer;
    const state = reason === 'too-little-news' ? reason : 'failed';
    const isOurs = await store.noteGathering(date, { ...common, state, trouble: { code: reason, detail } });
    if (!isOurs) return { skipped: 'busy' };
    return state === 'failed' ? { skipped: 'failed', trouble: reason } : { skipped: state };
  }
  const { facts } = answer;
  // Reports that no text uses may be reported tomorrow.
  const outcome = { ...common, state: 'writing', facts, reported: facts.reports } as const;
  const isOurs = await store.noteGathering(date, outcome);
  return isOurs ? { facts } : { skipped: 'busy' };
}

async function textOf(
  { store, writer, reportError }: NewsDeps,
  { date, again, locale, facts }: NewsRequest & { locale: Locale; facts: NewsFacts },
): Promise<TextOutcome> {
  const claim = await store.claimText(date, { locale, again });
  if (claim.state === 'failed') return { locale, state: 'failed', trouble: claim.trouble };
  if (claim.state === 'busy') return { locale, state: 'busy' };
  if (claim.state !== 'claimed') return { locale, state: claim.state, slug: claim.slug, isNew: false };

  const { attempt, others } = claim;
  const answer = await writer
    .text(facts, locale, others)
    .then((written) => {
      if (written.ok) requireRenderable(written.text.content);
      return written;
    })
    .catch((cause: unknown) => brokenDown(cause, reportError));
  const common = { locale, attempt, tokens: answer.tokens };
  if (!answer.ok) {
    const trouble = { code: answer.reason, detail: answer.detail };
    await store.noteText(date, { ...common, state: 'failed', trouble });
    return { locale, state: 'failed', trouble: answer.reason };
  }
  const slug = await store.noteText(date, {
    ...common,
    state: 'written',
    text: answer.text,
    isAi: writer.isAi,
  });
  return slug === undefined ? { locale, state: 'busy' } : { locale, state: 'written', slug, isNew: true };
}

/** A bug in writing one language must not stop the others. */
function brokenDown(cause: unknown, reportError: (cause: unknown) => string): Broken {
  const detail = `Logged as ${reportError(cause)}.`;
  return { ok: false, reason: 'internal', detail, tokens: noTokens };
}

function publishedText(text: TextOutcome, published: PublishedText[]): TextOutcome {
  const found = published.find(({ locale }) => locale === text.locale);
  return text.state === 'written' && found !== undefined
    ? { ...text, state: 'published', isNew: found.isNew }
    : text;
}

/** The source language first, so that the others are compared with it. */
const inOrder = (wanted: readonly Locale[]): Locale[] =>
  sourceFirst.filter((locale) => wanted.includes(locale));

export type NewsDeps = GatheringDeps & {
  store: NewsStore;
  writer: NewsWriter;
  feeds: string[];
  rebuild: RebuildRequests;
};

export type NewsRequest = {
  /** Such as 2026-11-21. */
  date: string;
  locales: readonly Locale[];
  publish: boolean;
  /** Requested by an editor: also after too little news, and after many failures. */
  again: boolean;
  /** After this time, no further language is started. */
  timeoutSeconds?: number;
};

/** Either there is nothing to write from, or each language has an outcome. */
export type NewsOutcome = NewsSkipped | { texts: TextOutcome[]; rebuild?: RebuildAnswer };

export type NewsSkipped = { skipped: 'too-little-news' | 'busy' } | { skipped: 'failed'; trouble: string };

/** `isNew`: this call caused the state. `busy`: another process is writing. */
export type TextOutcome =
  | { locale: Locale; state: 'written' | 'published'; slug: string; isNew: boolean }
  | { locale: Locale; state: 'busy' }
  | { locale: Locale; state: 'failed'; trouble: string };

type PublishedText = { locale: Locale; isNew: boolean };

type Broken = ModelCost & { ok: false; reason: 'internal'; detail: string };
