import type { MorningPreviewDeps } from '#core/news/morning-preview.ts';
import { sendPreview } from '#core/preview/send-preview.ts';
import { dailyNewsBase } from '#core/post/slugs/daily-news.ts';
import { sourceLocale } from '#core/locale.ts';
import { reportError } from '#adapters/report-error.ts';
import { previewDeps, type PreviewParts } from './previews.ts';
import { findSetting } from '#adapters/settings.ts';

/** Whether the owner wants each morning’s news by mail (the setting NEWS_PREVIEW). */
export const isPreviewWanted = (): boolean => findSetting('NEWS_PREVIEW') === 'yes';

export const morningPreview = (parts: PreviewParts): MorningPreviewDeps => ({
  isWanted: isPreviewWanted(),
  async send(newsDate) {
    const request = { slugBase: dailyNewsBase(newsDate), lang: sourceLocale, newsDate };
    return (await sendPreview(previewDeps(parts), request)).ok;
  },
  reportError,
});
