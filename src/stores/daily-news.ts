import { atom } from 'nanostores';
import * as v from 'valibot';
import { isPostOnline } from '#adapters/live-page.browser.ts';
import type { Locale } from '#core/locale.ts';
import { postPath } from '#core/paths.ts';
import { followPosts } from './publication.ts';
import { callAsEditor } from './session.ts';

/** How far the news that was asked for on this page has come, a card per language. */
export const $dailyNews = atom<DailyNews>({ status: 'idle', cards: [] });

/** The languages in the order of their cards: the source first, since the others are compared with it. */
export const newsLocales = ['nl', 'en', 'es', 'de'] as const satisfies readonly Locale[];

/**
 * Has the news of today written in one language after the other, then publishes them together, so that one build shows all
 * of them. Pressed again, it finds what is there.
 */
export async function makeDailyNews(): Promise<void> {
  $dailyNews.set({ status: 'running', cards: newsLocales.map((locale) => ({ locale })) });
  let date: string | undefined;
  for (const locale of newsLocales) {
    const created = await ask({ locale, publish: false, date });
    date ??= created.date;
    setCard(locale, { created });
    // Too little for one language is too little for all.
    if (created.skipped === 'too-little-news') {
      $dailyNews.set({
        status: 'too-little-news',
        cards: newsLocales.map((one) => ({ locale: one, created })),
      });
      return;
    }
  }
  const fresh: Answer[] = [];
  for (const { locale, created } of $dailyNews.get().cards) {
    if (created?.success !== true) continue;
    const published = await ask({ locale, publish: true, date });
    setCard(locale, { published });
    if (published.success && published.slug !== undefined) {
      void watch(locale, published.slug);
      if (published.skipped === undefined) fresh.push(published);
    }
  }
  follow(fresh);
  $dailyNews.set({ ...$dailyNews.get(), status: 'done' });
}

/** Asks until nobody is writing any more; whoever was interrupted frees the place within five minutes. */
async function ask({ locale, publish, date }: Asked): Promise<Answer> {
  for (let time = 0; ; time += 1) {
    const sent = await callAsEditor('daily-ibiza-news', {
      body: { lang: locale, publish, ...(date === undefined ? {} : { date }) },
      answer: answerSchema,
    });
    const answer: Answer = sent.ok ? sent.value : { success: false, refusal: sent.refusal.code };
    if (answer.error !== 'being-written' || time >= mostAsks) return answer;
    await pause(askEvery);
  }
}

const askEvery = 3000;
const mostAsks = 110;

/** Shows the way to a page once the page itself has been read. */
async function watch(locale: Locale, slug: string): Promise<void> {
  for (let look = 0; look < mostLooks; look += 1) {
    if (await isPostOnline(postPath(slug))) {
      setCard(locale, { isLive: true });
      return;
    }
    await pause(lookEvery);
  }
}

const lookEvery = 1000;
const mostLooks = 900;

function follow(published: Answer[]): void {
  const last = published.at(-1);
  if (last?.rebuild === undefined || last.content_version === undefined) return;
  const slugs = published.flatMap(({ slug }) => slug ?? []);
  followPosts({ slugs, rebuild: last.rebuild, contentVersion: last.content_version });
}

const setCard = (locale: Locale, change: Partial<NewsCard>): void => {
  const { status, cards } = $dailyNews.get();
  $dailyNews.set({
    status,
    cards: cards.map((card) => (card.locale === locale ? { ...card, ...change } : card)),
  });
};

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const answerSchema = v.object({
  success: v.boolean(),
  slug: v.optional(v.string()),
  skipped: v.optional(v.picklist(['too-little-news', 'already-there'])),
  error: v.optional(v.string()),
  date: v.optional(v.string()),
  rebuild: v.optional(v.picklist(['requested', 'waiting', 'unreachable'])),
  content_version: v.optional(v.number()),
});

/** `refusal`: the function did not even try, or was out of reach. */
type Answer = v.InferOutput<typeof answerSchema> & { refusal?: string };

type Asked = { locale: Locale; publish: boolean; date: string | undefined };

export type DailyNews = { status: 'idle' | 'running' | 'done' | 'too-little-news'; cards: NewsCard[] };

export type NewsCard = { locale: Locale; created?: Answer; published?: Answer; isLive?: boolean };
