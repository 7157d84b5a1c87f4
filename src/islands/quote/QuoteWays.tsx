import { useState } from 'react';
import type { Locale } from '#core/locale.ts';
import type { QuoteSums } from '#core/quote/quote-sums.ts';
import type { Quote } from '#core/quote/quote.ts';
import { quoteText } from '#i18n/quote-text.ts';
import type { CalculatorWords } from './calculator-words.ts';
import { printQuote } from './print-quote.ts';
import { quoteLink } from './quote-link.ts';

/**
 * Buttons that copy a link to the quote, open a chat, or print the quote. Before hydration, they only reserve their space,
 * so that nothing below them moves.
 */
export function QuoteWays({ draft, sums, words, locale, chatStart, isAwake }: Props) {
  const [copy, setCopy] = useState<'idle' | 'copied' | 'failed'>('idle');
  // The server does not know the address of this page.
  const link = isAwake ? quoteLink(draft) : '';
  const message = `${quoteText({ sums, words, locale })}\n\n${link}`;
  const chat = {
    href: `${chatStart}${encodeURIComponent(message)}`,
    target: '_blank',
    rel: 'noopener noreferrer',
  };

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(link);
      setCopy('copied');
    } catch {
      // The browser forbids copying, or the page is not served securely, so the link is shown instead.
      setCopy('failed');
    }
  }

  return (
    <>
      <div className="quote-ways" data-asleep={isAwake ? undefined : true}>
        <button type="button" onClick={() => void copyLink()}>
          {words.copy}
        </button>
        <a {...(isAwake ? chat : {})}>{words.chat}</a>
        <button type="button" onClick={printQuote}>
          {words.print}
        </button>
      </div>
      <p role="status" className="quote-copied">
        {copy === 'copied' && words.copied}
        {copy === 'failed' && (
          <>
            {words.copyFailed} <a href={link}>{link}</a>
          </>
        )}
      </p>
    </>
  );
}

type Props = {
  draft: Quote;
  sums: QuoteSums;
  words: CalculatorWords;
  locale: Locale;
  chatStart: string;
  isAwake: boolean;
};
