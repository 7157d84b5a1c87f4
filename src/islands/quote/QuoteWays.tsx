import { useState } from 'react';
import type { Locale } from '#core/locale.ts';
import type { QuoteSums } from '#core/quote/quote-sums.ts';
import type { Quote } from '#core/quote/quote.ts';
import { quoteText } from '#i18n/quote-text.ts';
import type { CalculatorWords } from './calculator-words.ts';
import { sharedQuoteLink } from './shared-quote-link.ts';

/** The buttons that send, share or print a quote. Before hydration, the buttons only reserve space, so that nothing moves. */
export function QuoteWays({ draft, sums, words, locale, chatStart, isAwake }: Props) {
  const [copy, setCopy] = useState<'idle' | 'copied' | 'failed'>('idle');
  const link = isAwake ? sharedQuoteLink(draft) : '';
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
      // Browsers may forbid copying, for example without HTTPS. The page then shows the link.
      setCopy('failed');
    }
  }

  return (
    <>
      <div className="row quote-ways with-script" data-asleep={isAwake ? undefined : true}>
        <button type="button" className="link" onClick={() => void copyLink()}>
          {words.copy}
        </button>
        <a {...(isAwake ? chat : {})}>{words.chat}</a>
        <button type="button" className="link" onClick={printQuote}>
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

/** Prints only the quote. The browser’s own print command prints the whole page. */
function printQuote(): void {
  const { classList } = document.documentElement;
  classList.add('prints-quote');
  addEventListener('afterprint', () => classList.remove('prints-quote'), { once: true });
  print();
}

type Props = {
  draft: Quote;
  sums: QuoteSums;
  words: CalculatorWords;
  locale: Locale;
  chatStart: string;
  isAwake: boolean;
};
