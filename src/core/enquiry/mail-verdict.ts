import type { ListedEnquiry } from './listed-enquiry.ts';

/** What became of telling the business of a message, as an editor has to know it. */
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
      return error === undefined ? { step: 'waiting' } : { step: 'failing', error, nextTryAt };
    default:
      return { step: 'unknown', error };
  }
}

/** Whether an editor may have it mailed again: nothing shows that the business has it, and nobody is at it. */
export const mayMailAgain = ({ step }: MailVerdict): boolean =>
  step === 'held' || step === 'failing' || step === 'dead' || step === 'unknown';

export type MailVerdict =
  | { step: 'held'; reason: string | undefined }
  | { step: 'waiting' }
  | { step: 'sending' }
  | { step: 'sent'; at: Date | undefined }
  /** Tried in vain so far. */
  | { step: 'failing'; error: string; nextTryAt: Date }
  | { step: 'dead'; error: string | undefined; attempts: number }
  /** It may have arrived, and is never sent again by itself. */
  | { step: 'unknown'; error: string | undefined };
