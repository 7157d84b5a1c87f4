import { useStore } from '@nanostores/react';
import { $enquiry } from '#stores/enquiry.ts';
import type { EnquiryWords } from './enquiry-words.ts';
import { useOnline } from './use-online.ts';

/**
 * Shows the state of the message, and what to do if sending failed. It is rendered from the start, so that screen readers
 * announce changes.
 */
export function EnquiryNotice({ words, phone, mail, again }: Props) {
  const { step } = useStore($enquiry);
  const isOnline = useOnline();
  return (
    <div className="enquiry-notice" role="status">
      {!isOnline && <p>{words.offline}</p>}
      {isOnline && step === 'offline' && (
        <>
          <p>{words.online}</p>
          <button type="button" className="button button-quiet" onClick={again}>
            {words.sendNow}
          </button>
        </>
      )}
      {(step === 'sent' || step === 'sent-by-webhook') && <p className="enquiry-sent">{words.sentText}</p>}
      {step === 'failed' && (
        <>
          <p>{words.failedText}</p>
          <div className="buttons">
            <a className="button button-quiet" href={phone}>
              {words.call}
            </a>
            <a className="button button-quiet" href={mail}>
              {words.mail}
            </a>
          </div>
        </>
      )}
    </div>
  );
}

type Props = {
  words: EnquiryWords;
  /** Links to the business that work even if the form does not. */
  phone: string;
  mail: string;
  again: () => void;
};
