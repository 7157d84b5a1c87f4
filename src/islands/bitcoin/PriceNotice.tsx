import type { PriceWords } from './price-words.ts';

/** What takes the place of the figures while there is no bitcoin price, and what screen readers announce in any case. */
export function PriceNotice({ state, hasPrice, asking, retry, words, euros }: Props) {
  const takesPlace = !hasPrice && (state === 'none' || state === 'failed');
  return (
    <div className="price-notice" data-transparent={takesPlace ? undefined : ''}>
      {/* Always rendered, so that screen readers announce new text. Omits the price, which changes too often. */}
      <div className="stack gap-3" role="status">
        {state === 'loading' && <p>{words.loading}</p>}
        {state === 'failed' && (
          <p>
            {`${words.error}: ${words.failed}`}
            {!hasPrice && ` ${words.withoutPrice}`}
          </p>
        )}
        {state === 'none' && (
          <>
            <h3>{words.none}</h3>
            <p>{words.noneText}</p>
          </>
        )}
      </div>
      {/* Trying again would not help without a price source, but the prices in euros do. */}
      {takesPlace && state === 'failed' && (
        <button
          type="button"
          className="button button-quiet"
          onClick={asking ? undefined : retry}
          aria-disabled={asking}
        >
          {asking ? words.retrying : words.retry}
        </button>
      )}
      {state === 'none' && (
        <a className="button button-quiet" href={euros.href}>
          {euros.label}
        </a>
      )}
      {takesPlace && (
        <dl className="price-euros">
          {euros.prices.map(({ name, price }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{price}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

type Props = {
  state: 'loading' | 'shown' | 'failed' | 'none';
  hasPrice: boolean;
  asking: boolean;
  retry: () => void;
  words: PriceWords;
  euros: EuroPrices;
};

/** Some prices in euros, and a link to all of them. */
export type EuroPrices = { href: string; label: string; prices: { name: string; price: string }[] };
