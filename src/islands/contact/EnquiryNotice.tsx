import { useStore } from '@nanostores/react';
import { useEffect, useRef, type MouseEvent } from 'react';
import { $enquiry } from '#stores/enquiry.ts';
import type { EnquiryWords } from './enquiry-words.ts';
import { useOnline } from './use-online.ts';

/**
 * Shows the state of the message. If sending failed, says what the visitor can do. The element is always rendered, so that
 * screen readers announce changes.
 */
export function EnquiryNotice({ words, phone, mail, again }: Props) {
  const enquiry = useStore($enquiry);
  const { step } = enquiry;
  const isOnline = useOnline();
  const box = useRef<HTMLDivElement>(null);
  const isSent = step === 'sent' || step === 'sent-by-webhook';
  useEffect(() => {
    // The form becomes shorter when the quote disappears, so the confirmation may be outside the window. The focus scrolls
    // to it.
    if (isSent) box.current?.focus();
  }, [isSent]);
  return (
    <div ref={box} className="enquiry-notice" role="status" tabIndex={-1}>
      {!isOnline && <p>{words.offline}</p>}
      {isOnline && step === 'offline' && (
        <>
          <p>{words.online}</p>
          <button type="button" className="button button-quiet" onClick={again}>
            {words.sendNow}
          </button>
        </>
      )}
      {isSent && (
        <>
          <p className="enquiry-sent">{words.sentText}</p>
          <a className="button button-quiet" href={phone}>
            {words.call}
          </a>
        </>
      )}
      {enquiry.step === 'failed' && (
        <>
          <p>{enquiry.refusal.code === 'too-many-requests' ? words.tooMany : words.failedText}</p>
          <div className="buttons">
            <a className="button button-quiet" href={phone}>
              {words.call}
            </a>
            <a className="button button-quiet" href={mail} onClick={withMessage}>
              {words.mail}
            </a>
          </div>
        </>
      )}
    </div>
  );
}

/** Adds the message to the mail link that the visitor clicks. The link already contains the subject. */
function withMessage({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
  const message = link.closest('form')?.querySelector('textarea')?.value ?? '';
  const address = link.href.replace(/&body=.*/, '');
  link.href = `${address}&body=${encodeURIComponent(message.slice(0, maxMailed).toWellFormed())}`;
}

/** Mail programs truncate longer links. The form itself keeps the whole message. */
const maxMailed = 1500;

type Props = {
  words: EnquiryWords;
  /** Links for contacting the business if the form does not work. */
  phone: string;
  mail: string;
  again: () => void;
};
