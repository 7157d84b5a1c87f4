import type { Locale } from '#core/locale.ts';
import { isEditorHere } from '#browser-storage/editor-here.ts';
import type { EnquirySending } from '#stores/enquiry.ts';
import { showToast } from '#stores/toasts.ts';
import type { EnquiryWords } from './enquiry-words.ts';

/** Only editors see problems of the set-up. */
export async function announceOutcome(
  outcome: EnquirySending,
  { words, locale }: { words: EnquiryWords; locale: Locale },
): Promise<void> {
  if (outcome.step === 'sent') {
    showToast({ tone: 'success', title: words.sent, text: words.sentText });
    if (outcome.notice === 'mail-key-missing' && isEditorHere()) {
      const { misconfigured, storedOnly } = await editorWords(locale);
      showToast({ tone: 'failure', title: misconfigured, text: storedOnly });
    }
  }
  if (outcome.step === 'sent-by-webhook') showToast({ tone: 'success', title: words.sentFallback });
  if (outcome.step !== 'failed') return;
  const { code } = outcome.refusal;
  const text =
    code === 'mail-key-missing' && isEditorHere()
      ? (await editorWords(locale)).misconfigured
      : code === 'too-many-requests'
        ? words.tooMany
        : words.failedText;
  showToast({ tone: 'failure', title: words.failed, text });
}

const editorWords = async (locale: Locale) =>
  (await import('#i18n/webhook/webhook-words.ts')).webhookWords(locale);
