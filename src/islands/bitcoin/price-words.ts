/** The words of the price box, handed in by the page: the script carries no dictionary. */
export type PriceWords = {
  current: string;
  loading: string;
  error: string;
  failed: string;
  withoutPrice: string;
  retry: string;
  retrying: string;
  euro: string;
  dollar: string;
  source: string;
  fresh: string;
  stale: string;
  convert: string;
  amount: string;
  amountHint: string;
  result: string;
  noResult: string;
  fromQuote: string;
  fromQuoteText: string;
  crash: string;
  crashText: string;
  reload: string;
};
