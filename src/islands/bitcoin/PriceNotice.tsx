import type { PriceWords } from './price-words.ts';

/** What takes the place of the figures while there is no price, and what screen readers announce in any case. */
export function PriceNotice({ state, hasPrice, asking, retry, words, picture }: Props) {
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
      {takesPlace && (
        <div className="price-picture">
          <img src={picture} alt="" width="320" height="200" />
        </div>
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
  picture: string;
};
