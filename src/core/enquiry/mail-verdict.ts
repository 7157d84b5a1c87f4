import type { ListedEnquiry } from './stored-enquiry.ts';

/** Returns what happened to the mail that brings an enquiry to the business. */
export function mailVerdict({ mails, heldReason }: Pick<ListedEnquiry, 'mails' | 'heldReason'>): MailVerdict {
  const mail = mails.find(({ kind }) => kind === 'business');
  if (mail === undefined) return { step: 'held', reason: heldReason };
  const { state, lastError: error, attempts, nextTryAt, sentAt } = mail;
  switch (state) {
    case 'sent':
      return { step: 'sent', at: sentAt };
    case 'sending':
      return { step: 'sending' };
    case 'dead':
      return { step: 'dead', error, attempts };
    case 'waiting':
      return error === null ? { step: 'waiting' } : { step: 'failing', error, nextTryAt };
    default:
      return { step: 'unknown', error };
  }
}

/** Whether an editor may mail the enquiry: if it was held, or if the last attempt failed or had no clear result. */
export const mayMailAgain = ({ step }: MailVerdict): boolean =>
  step === 'held' || step === 'failing' || step === 'dead' || step === 'unknown';

export type MailVerdict =
  | { step: 'held'; reason: string | null }
  | { step: 'waiting' }
  | { step: 'sending' }
  | { step: 'sent'; at: string | null }
  /** All attempts have failed so far, and another attempt will follow. */
  | { step: 'failing'; error: string; nextTryAt: string }
  | { step: 'dead'; error: string | null; attempts: number }
  /** The mail may have arrived, so the schedule does not send the mail again. */
  | { step: 'unknown'; error: string | null };
