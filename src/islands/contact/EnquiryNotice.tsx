import { useStore } from '@nanostores/react';
import { useEffect, useRef, useSyncExternalStore, type MouseEvent } from 'react';
import { $enquiry } from '#stores/enquiry.ts';
import type { EnquiryWords } from './enquiry-words.ts';

/** Says what became of the enquiry. After a failure, offers mail and telephone. Always rendered, so that screen readers announce changes. */
export function EnquiryNotice({ words, phone, mail, again }: Props) {
  const enquiry = useStore($enquiry);
  const { step } = enquiry;
  const isOnline = useOnline();
  const box = useRef<HTMLDivElement>(null);
  const isSent = step === 'sent' || step === 'sent-by-webhook';
  useEffect(() => {
    // The form is shorter after sending, so the focus also scrolls the page to the confirmation.
    if (isSent) box.current?.focus();
  }, [isSent]);
  return (
    <div ref={box} className="stack start enquiry-notice" role="status" tabIndex={-1}>
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

const useOnline = (): boolean =>
  useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );

function listen(tell: () => void): () => void {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

function withMessage({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
  const message = link.closest('form')?.querySelector('textarea')?.value ?? '';
  const address = link.href.replace(/&body=.*/, '');
  link.href = `${address}&body=${encodeURIComponent(message.slice(0, maxMailed).toWellFormed())}`;
}

/** Maximum number of characters of the message in the mail link. Mail programs truncate long links. */
const maxMailed = 1500;

type Props = {
  words: EnquiryWords;
  phone: string;
  mail: string;
  again: () => void;
};
