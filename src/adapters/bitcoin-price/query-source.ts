/** Reads the price of a bitcoin from one service. */
import { priceFrom, withdrawnAfter } from '#core/bitcoin-price/price.ts';
import type { SourceAnswer } from '#core/bitcoin-price/trusted-price.ts';
import { boundedBytes } from '../outside/bounded-bytes.ts';
import { pricesIn } from './answer-shapes.ts';
import { fetchOutside } from '../outside/fetch-outside.ts';

/** A request may take this many milliseconds, including the body of its answer. */
const timeLimit = 4000;

/** The longest known answer of a price source has about 20 kB. */
const maxAnswerBytes = 128 * 1024;

/** Throws if the request fails, or if the answer has no recent, plausible price. The message names only the host. */
export async function askSource(address: URL): Promise<SourceAnswer> {
  const source = address.hostname.replace(/^(api|www)\./, '');
  try {
    const answer = await fetchOutside(address, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(timeLimit),
    });
    const body = await boundedBytes(answer.body, maxAnswerBytes);
    if (body === undefined) throw new Error('The answer is too large.');
    if (!answer.ok) throw new Error(`The answer has the status ${answer.status}.`);
    if (!/^application\/([\w.-]+\+)?json\b/i.test(answer.headers.get('content-type') ?? ''))
      throw new Error('The answer is not JSON.');
    return { source, price: possiblePrice(JSON.parse(body.toString())) };
  } catch (cause) {
    throw new Error(`The price source ${source} gave no price.`, { cause });
  }
}

function possiblePrice(json: unknown) {
  const prices = pricesIn(json);
  if (prices === undefined) throw new Error('The shape of the answer is unknown.');
  if (prices.at !== undefined && Date.now() - prices.at > withdrawnAfter)
    throw new Error('The price in the answer is too old.');
  const price = priceFrom(prices);
  if (price === undefined) throw new Error('The amounts in the answer are not plausible.');
  return price;
}
