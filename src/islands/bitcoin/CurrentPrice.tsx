import type { Locale } from '#core/locale.ts';
import { formatAgo, formatDollar, formatEuro } from '#i18n/format.ts';
import type { FetchedPrice } from '#stores/bitcoin-price.ts';
import type { PriceWords } from './price-words.ts';

/** The price with its source and age; while it loads a place is kept for it, and where there is none it says so. */
export function CurrentPrice({ shown, failed, asking, retry, words, locale }: Props) {
  return (
    <section className="price-now" aria-labelledby="price-now">
      <h3 id="price-now">{words.current}</h3>
      {shown === undefined ? !failed && <Skeleton /> : <Known shown={shown} words={words} locale={locale} />}
      {/* There from the beginning, so that changes are read out; a price that changes every minute is not. */}
      <div role="status">
        {shown === undefined && !failed && <p className="visually-hidden">{words.loading}</p>}
        {failed && (
          <p>
            <strong>{words.error}</strong> {words.failed}
          </p>
        )}
        {failed && shown === undefined && <p className="price-quiet">{words.withoutPrice}</p>}
      </div>
      {failed && (
        <button
          type="button"
          className="button button-quiet"
          onClick={asking ? undefined : retry}
          aria-disabled={asking}
        >
          {asking ? words.retrying : words.retry}
        </button>
      )}
    </section>
  );
}

function Known({ shown, words, locale }: { shown: ShownPrice; words: PriceWords; locale: Locale }) {
  const { price, source, fetchedAt, age, isFresh } = shown;
  return (
    <div className="price-known" data-fresh={isFresh}>
      <dl>
        <div>
          <dt>{words.euro}</dt>
          <dd>{formatEuro(price.eurCents, locale)}</dd>
        </div>
        <div>
          <dt>{words.dollar}</dt>
          <dd>{formatDollar(price.usdCents, locale)}</dd>
        </div>
      </dl>
      <p className="price-mark">{isFresh ? words.fresh : words.stale}</p>
      <p className="price-quiet">
        {words.source.replace('{source}', source)}
        {' · '}
        <time dateTime={new Date(fetchedAt).toISOString()}>{formatAgo(age, locale)}</time>
      </p>
    </div>
  );
}

const Skeleton = () => (
  <div className="price-loading" aria-hidden="true">
    <span />
    <span />
    <span />
  </div>
);

/** A price that may be shown; `age` in milliseconds, `isFresh` as long as it may be taken for the current one. */
export type ShownPrice = FetchedPrice & { age: number; isFresh: boolean };

type Props = {
  shown: ShownPrice | undefined;
  failed: boolean;
  asking: boolean;
  retry: () => void;
  words: PriceWords;
  locale: Locale;
};
