import { randomUUID } from 'node:crypto';
import type { AfterAnswer } from '#core/answering/after-answer.ts';
import type { ComposeLetter } from '#core/mail/mail.ts';
import type { VerdictDeps } from '#core/preview/decide-preview.ts';
import type { PreviewMail } from '#core/preview/preview.ts';
import type { PreviewDeps } from '#core/preview/send-preview.ts';
import { previewPath } from '#core/paths.ts';
import { deliverMail } from './mails.ts';
import { reportError } from '#adapters/report-error.ts';
import { keyDigests, verdictKey, viewKey } from '#adapters/signing/preview-keys.ts';
import { rebuildFor } from './rebuild.ts';
import { requireSetting } from '#adapters/settings.ts';
import type { Database } from '#adapters/supabase/client.ts';
import { decideWithKey, storePreview, type Sender } from '#adapters/supabase/previews/previews.ts';

/** Gives the rules of previews their database, keys and mails. */
export function previewDeps({ supabase, sender, compose, afterAnswer }: PreviewParts): PreviewDeps {
  return {
    mailbox() {
      // A preview is mailed at once, so missing settings must be found before anything is stored.
      for (const name of ['SITE_URL', 'RESEND_API_KEY', 'MAIL_FROM'] as const) requireSetting(name);
      return requireSetting('CONTACT_TO');
    },
    newId: randomUUID,
    now: () => new Date(),
    keyDigests,
    store: (order) => storePreview(supabase, { ...order, sender }),
    deliver: (id) => deliverMail({ kind: 'preview', about: id }, { compose, afterAnswer }),
  };
}

/** A decision needs no session, only a key that the server derives after verifying the mailed link and the form. */
export function verdictDeps({ afterAnswer }: Pick<PreviewParts, 'afterAnswer'>): VerdictDeps {
  return {
    decide: (decision) => decideWithKey(verdictKey(decision), decision),
    requestRebuild: () => rebuildFor(afterAnswer).request(),
    reportError,
  };
}

export const previewLink = (preview: Pick<PreviewMail, 'id' | 'expiresAt'>): string =>
  `${previewPath}?t=${viewKey(preview)}`;

export type PreviewParts = {
  supabase: Database;
  sender?: Sender;
  compose: ComposeLetter;
  afterAnswer: AfterAnswer;
};
