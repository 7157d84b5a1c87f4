import type { Enquiry } from '../enquiry/enquiry.ts';
import type { Delivery } from './deliver.ts';
import type { ComposeLetter, SendLetter } from './mail.ts';

/**
 * Mails a message that the database could not store to the business, with the signed text from which an editor can store
 * it later. Returns undefined if the mail service did not accept it. Never throws.
 */
export async function mailUnstored(
  { compose, send, seal, reportError }: UnstoredDeps,
  enquiry: Enquiry,
): Promise<Delivery | undefined> {
  try {
    const letter = compose({ kind: 'business', enquiry, unstored: seal(enquiry) });
    // The outbox uses the same key, so if the row was stored after all, the mail service sends the message only once.
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
