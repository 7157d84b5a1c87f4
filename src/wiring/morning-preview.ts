import type { AfterAnswer } from '#core/answering/after-answer.ts';
import type { ComposeLetter } from '#core/mail/mail.ts';
import type { MorningPreviewDeps } from '#core/news/morning-preview.ts';
import { sendPreview } from '#core/preview/send-preview.ts';
import { sourceLocale } from '#core/locale.ts';
import { reportError } from '#adapters/report-error.ts';
import { previewDeps } from './previews.ts';
import { findSetting } from '#adapters/settings.ts';
import type { Database } from '#adapters/supabase/client.ts';
import { newsPreviews } from '#adapters/supabase/news/news-store.ts';

export const isPreviewWanted = (): boolean => findSetting('NEWS_PREVIEW') === 'yes';

export const morningPreview = (parts: MorningPreviewParts): MorningPreviewDeps => ({
  isWanted: isPreviewWanted(),
  claims: newsPreviews(parts.supabase),
  async send(slugBase) {
    const { ok } = await sendPreview(previewDeps(parts), { slugBase, lang: sourceLocale });
    return ok;
  },
  reportError,
});

type MorningPreviewParts = { supabase: Database; compose: ComposeLetter; afterAnswer: AfterAnswer };
