import type { Enquiry } from '../enquiry/stored-enquiry.ts';
import type { Delivery } from './deliver.ts';
import type { ComposeLetter, SendLetter } from './mail.ts';

/**
 * Mails the business an enquiry that the database could not store. The mail contains the sealed enquiry, so that an
 * editor can store it later. Returns undefined if the mail could not be sent either.
 */
export async function mailUnstored(
  { compose, send, seal, reportError }: UnstoredDeps,
  enquiry: Enquiry,
): Promise<Delivery | undefined> {
  try {
    const letter = compose({ kind: 'business', enquiry, unstored: seal(enquiry) });
    // The outbox uses the same key. If the enquiry was stored after all, the mail service sends only one mail.
    const { outcome } = await send(letter, `business-${enquiry.submission}`);
    return outcome === 'sent' ? 'sent' : outcome === 'key-used' ? 'queued' : undefined;
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
