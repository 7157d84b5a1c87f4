import type { AfterAnswer } from '#core/answering/after-answer.ts';
import type { ComposeLetter } from '#core/mail/mail.ts';
import type { MorningPreviewDeps } from '#core/news/morning-preview.ts';
import { sendPreview } from '#core/preview/send-preview.ts';
import { dailyNewsBase } from '#core/post/slugs/daily-news.ts';
import { sourceLocale } from '#core/locale.ts';
import { reportError } from '#adapters/report-error.ts';
import { previewDeps } from './previews.ts';
import { findSetting } from '#adapters/settings.ts';
import type { Database } from '#adapters/supabase/client.ts';

export const isPreviewWanted = (): boolean => findSetting('NEWS_PREVIEW') === 'yes';

export const morningPreview = (parts: MorningPreviewParts): MorningPreviewDeps => ({
  isWanted: isPreviewWanted(),
  async send(newsDate) {
    const request = { slugBase: dailyNewsBase(newsDate), lang: sourceLocale, newsDate };
    return (await sendPreview(previewDeps(parts), request)).ok;
  },
  reportError,
});

type MorningPreviewParts = { supabase: Database; compose: ComposeLetter; afterAnswer: AfterAnswer };
