import { atom } from 'nanostores';
import { isPostOnline, readLiveVersion } from '#adapters/live-page.browser.ts';
import type { AnswerOf } from '#contract/contract.ts';
import { dailyIbizaNews } from '#contract/news.ts';
import { sourceFirst, type Locale } from '#core/locale.ts';
import { postPath } from '#core/paths.ts';
import { refusalCode } from '#session/desk-refusal.ts';
import { callAsEditor } from '#session/session.ts';
import { pause } from '#core/answering/pause.ts';
import { followAnswer } from './save-and-follow.ts';

/** The making of today’s news at the desk, language by language. */
export const $dailyNews = atom<DailyNews>({ status: 'idle', cards: [] });

/** First writes the news in each language that has none yet, and then publishes the finished texts. */
export async function makeDailyNews(): Promise<void> {
  $dailyNews.set({ status: 'running', cards: sourceFirst.map((locale) => ({ locale })) });
  let date: string | undefined;
  for (const locale of sourceFirst) {
    const created = await ask({ locale, publish: false, date });
    date ??= created.date;
    setCard(locale, { created });
    // All languages use the same reports, so no other language can have enough news either.
    if (created.skipped === 'too-little-news') {
      $dailyNews.set({
        status: 'too-little-news',
        cards: sourceFirst.map((one) => ({ locale: one, created })),
      });
      return;
    }
  }
  const fresh: Answer[] = [];
  for (const { locale, created } of $dailyNews.get().cards) {
    if (created?.success !== true) continue;
    const published = await ask({ locale, publish: true, date });
    setCard(locale, { published });
    const { success, slug, contentVersion, skipped } = published;
    if (!success || slug === undefined || contentVersion === undefined) continue;
    void watch(locale, { slug, contentVersion });
    if (skipped === undefined) fresh.push(published);
  }
  const last = fresh.at(-1);
  if (last !== undefined) followAnswer({ slugs: fresh.flatMap(({ slug }) => slug ?? []), build: last });
  $dailyNews.set({ ...$dailyNews.get(), status: 'done' });
}

/** Polls while the server writes the text. If the writing process dies, its lease on the text lasts 7 minutes. */
async function ask({ locale, publish, date }: Requested): Promise<Answer> {
  for (let time = 0; ; time += 1) {
    const answer = await callAsEditor(dailyIbizaNews, { lang: locale, publish, date }).catch(
      (cause: unknown): Answer => ({ success: false, refusal: refusalCode(cause) }),
    );
    if (answer.error !== 'being-written' || time >= maxAsks) return answer;
    await pause(askEvery);
  }
}

const askEvery = 3000;
const maxAsks = 130;

/** Polls until the post’s page is online. The card then links to the page. */
async function watch(locale: Locale, { slug, contentVersion }: Published): Promise<void> {
  let polls = 0;
  for (let time = 0; time < maxPolls; time += 1) {
    await pause(pollIntervalMs);
    const live = await readLiveVersion();
    if (live === undefined || live < contentVersion) continue;
    polls += 1;
    const isOnline = await isPostOnline(postPath(slug));
    // A hidden post never appears, so polling ends after several failed polls.
    if (!isOnline && polls < maxFailedPolls) continue;
    setCard(locale, { page: isOnline ? 'live' : 'hidden' });
    return;
  }
}

const pollIntervalMs = 1000;
const maxPolls = 900;
const maxFailedPolls = 10;

const setCard = (locale: Locale, change: Partial<NewsCard>): void => {
  const { status, cards } = $dailyNews.get();
  $dailyNews.set({
    status,
    cards: cards.map((card) => (card.locale === locale ? { ...card, ...change } : card)),
  });
};

type Answer = Omit<AnswerOf<typeof dailyIbizaNews>, 'date'> & { date?: string; refusal?: string };

type Published = { slug: string; contentVersion: number };

type Requested = { locale: Locale; publish: boolean; date: string | undefined };

export type DailyNews = { status: 'idle' | 'running' | 'done' | 'too-little-news'; cards: NewsCard[] };

export type NewsCard = { locale: Locale; created?: Answer; published?: Answer; page?: 'live' | 'hidden' };
