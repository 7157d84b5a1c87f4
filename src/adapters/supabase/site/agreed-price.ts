import * as v from 'valibot';
import type { BitcoinPrice } from '#core/bitcoin-price/price.ts';
import { optional } from '#core/casing/stored-values.ts';
import type { Database } from '../client.ts';
import { rpc } from '../rpc.ts';

/** Stores the last Bitcoin price on which both price services agreed. Needs the secret key. Times out after two seconds. */
export const agreedPrices = (supabase: Database) => ({
  last: () => rpc(supabase, 'last_agreed_price', {}, optional(priceSchema), limit),
  note: (price: BitcoinPrice) => rpc(supabase, 'note_agreed_price', price, undefined, limit),
});

const limit = { timeoutMs: 2000 };

const priceSchema = v.object({ eur_cents: v.number(), usd_cents: v.number() });
