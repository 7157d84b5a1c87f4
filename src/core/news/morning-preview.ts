import type { NewsOutcome } from './run-news.ts';

/** Mails the day’s preview if the business wants previews, or if a text is held for review. Never throws. */
export async function mailMorningPreview(
  { isWanted, send, reportError }: MorningPreviewDeps,
  { date, outcome }: { date: string; outcome: NewsOutcome },
): Promise<MorningPreview> {
  const states = 'texts' in outcome ? outcome.texts.map(({ state }) => state) : [];
  if (!isWanted && !states.includes('held')) return 'not-wanted';
  if (!states.includes('published') && !states.includes('held')) return 'no-news';
  try {
    return (await send(date)) ? 'mailed' : 'failed';
  } catch (cause) {
    reportError(cause);
    return 'failed';
  }
}

export type MorningPreviewDeps = {
  isWanted: boolean;
  /** Mails the preview unless an earlier run did. Returns false if `sendPreview` refuses. */
  send: (date: string) => Promise<boolean>;
  reportError: (cause: unknown) => string;
};

export type MorningPreview = 'not-wanted' | 'no-news' | 'mailed' | 'failed';
