import * as v from 'valibot';
import type { BitcoinPrice } from '#core/bitcoin-price/price.ts';
import { inCamelCase, inSnakeCase } from '#core/casing/field-names.ts';
import { answerOf } from '../answer.ts';
import type { Database } from '../client.ts';

/** Needs the secret key. Times out after two seconds. */
export const agreedPrices = (supabase: Database) => ({
  async last() {
    const read = await supabase.rpc('last_agreed_price').abortSignal(AbortSignal.timeout(2000));
    return answerOf(read, 'reading the last agreed price', v.nullable(priceSchema)) ?? undefined;
  },
  async note(price: BitcoinPrice) {
    const noted = await supabase
      .rpc('note_agreed_price', inSnakeCase(price))
      .abortSignal(AbortSignal.timeout(2000));
    answerOf(noted, 'noting the agreed price');
  },
});

const priceSchema = v.pipe(
  v.object({ eur_cents: v.number(), usd_cents: v.number() }),
  v.transform((price): BitcoinPrice => inCamelCase(price)),
);
