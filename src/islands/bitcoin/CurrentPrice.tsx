import type { Locale } from '#core/locale.ts';
import { fill } from '#i18n/fill.ts';
import { formatAgo, formatDollar, formatEuro } from '#i18n/format.ts';
import type { FetchedPrice } from '#clients/bitcoin-price.ts';
import type { PriceWords } from './price-words.ts';

/**
 * The price of a bitcoin in euros and dollars, where it is from, and how old it is.
 * Has the same number of lines with and without a price, and after a failed request, so that nothing moves.
 */
export function CurrentPrice({ shown, failed, asking, retry, words, locale }: Props) {
  return (
    <section className="price-now" aria-labelledby="price-now">
      <h3 id="price-now">{words.current}</h3>
      <div className="stack price-figures" data-fresh={shown?.isFresh}>
        <dl className="stack">
          <div>
            <dt className="soft">{words.euro}</dt>
            <dd>{shown ? formatEuro(shown.price.eurCents, locale) : <Blank />}</dd>
          </div>
          <div>
            <dt className="soft">{words.dollar}</dt>
            <dd>{shown ? formatDollar(shown.price.usdCents, locale) : <Blank />}</dd>
          </div>
        </dl>
        {/* Hidden from screen readers while the price loads, because the status element announces the same text. */}
        <p className="price-mark" aria-hidden={shown === undefined ? true : undefined}>
          {shown === undefined ? words.loading : shown.isFresh ? words.fresh : words.stale}
        </p>
        <p className="price-quiet soft">
          {shown &&
            (failed ? (
              <>
                <span aria-hidden="true">{words.failed}</span>{' '}
                <button
                  type="button"
                  className="link"
                  onClick={asking ? undefined : retry}
                  aria-disabled={asking}
                >
                  {asking ? words.retrying : words.retry}
                </button>
              </>
            ) : (
              <Origin shown={shown} words={words} locale={locale} />
            ))}
        </p>
        <p className="soft">{words.guide}</p>
      </div>
    </section>
  );
}

function Origin({ shown, words, locale }: { shown: ShownPrice; words: PriceWords; locale: Locale }) {
  const { source, fetchedAt, age } = shown;
  return (
    <>
      {fill(words.source, { source })}
      {' · '}
      <time dateTime={new Date(fetchedAt).toISOString()}>{formatAgo(age, locale)}</time>
    </>
  );
}

const Blank = () => <span className="price-blank" aria-hidden="true" />;

/** `age` is in milliseconds. `isFresh` says whether the price counts as current. */
export type ShownPrice = FetchedPrice & { age: number; isFresh: boolean };

type Props = {
  shown: ShownPrice | undefined;
  failed: boolean;
  asking: boolean;
  retry: () => void;
  words: PriceWords;
  locale: Locale;
};
