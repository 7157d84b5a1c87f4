import type { Enquiry } from '../enquiry/enquiry.ts';
import type { Delivery } from './deliver.ts';
import type { ComposeLetter, SendLetter } from './mail.ts';

/**
 * Mails a message that the database could not store to the business. The mail contains a signed text from which an editor
 * can store the message later. Returns undefined if the mail service did not accept the mail. Never throws.
 */
export async function mailUnstored(
  { compose, send, seal, reportError }: UnstoredDeps,
  enquiry: Enquiry,
): Promise<Delivery | undefined> {
  try {
    const letter = compose({ kind: 'business', enquiry, unstored: seal(enquiry) });
    // The outbox uses the same idempotency key. If the database has stored the message after all, the mail service
    // therefore sends the mail only once.
    const { outcome } = await send(letter, `business-${enquiry.submission}`);
    return outcome === 'sent' ? 'sent' : outcome === 'unknown' ? 'queued' : undefined;
  } catch (cause) {
    reportError(cause);
    return undefined;
  }
}

type UnstoredDeps = {
  compose: ComposeLetter;
  send: SendLetter;
  seal: (enquiry: Enquiry) => string;
  reportError: (cause: unknown) => void;
};
