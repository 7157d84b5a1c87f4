import { dailyNewsBase } from '../post/slugs/daily-news.ts';
import type { NewsOutcome } from './run-news.ts';

/** Mails a preview of the news once a day if the business wants it or a text is held for review. Never throws. */
export async function mailMorningPreview(
  { isWanted, claims, send, reportError }: MorningPreviewDeps,
  { date, outcome }: { date: string; outcome: NewsOutcome },
): Promise<MorningPreview> {
  const states = 'texts' in outcome ? outcome.texts.map(({ state }) => state) : [];
  if (!isWanted && !states.includes('held')) return 'not-wanted';
  if (!states.includes('published') && !states.includes('held')) return 'no-news';
  try {
    if (!(await claims.take(date))) return 'mailed-before';
    try {
      if (await send(dailyNewsBase(date))) return 'mailed';
    } catch (cause) {
      reportError(cause);
    }
    await claims.release(date);
  } catch (cause) {
    reportError(cause);
  }
  return 'failed';
}

export type MorningPreviewDeps = {
  isWanted: boolean;
  claims: PreviewClaims;
  /** Returns false if `sendPreview` refuses to mail a preview of the article. */
  send: (slugBase: string) => Promise<boolean>;
  reportError: (cause: unknown) => string;
};

/** `take` returns true to one caller a day, who then mails the preview. `release` allows another attempt. */
export type PreviewClaims = {
  take: (date: string) => Promise<boolean>;
  release: (date: string) => Promise<void>;
};

export type MorningPreview = 'not-wanted' | 'no-news' | 'mailed-before' | 'mailed' | 'failed';
