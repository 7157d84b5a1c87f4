/**
 * Creates an order for a payment in Bitcoin: takes an address that was never used, and fixes the amount at the current
 * price.
 */
import { staleAfter } from '../bitcoin-price/price.ts';
import type { AddressHistory } from './chain-view.ts';
import { dustSatoshis, satoshisToAsk } from './order-amount.ts';
import type { NewOrder, OrderLimits } from './order-input.ts';
import { done, refuse, type Result } from '../result.ts';

/** One request skips at most this many used addresses. */
const maxPassedOver = 20;

/**
 * Creates an order at the current price, with a new address that both explorers report as unused. If the order is
 * refused, nothing is stored, and the next order may use the address.
 */
export async function createOrder<Order>(
  deps: CreateOrderDeps<Order>,
  wanted: NewOrder,
): Promise<Result<Order, CreateOrderRefusal>> {
  const { limits, orders } = deps;
  const known = await orders.find(wanted.submission);
  if (known !== undefined) return done(known);
  if (wanted.amountCents > limits.maxCents) return refuse({ code: 'amount-too-large' });

  const found = await freshAddress(deps);
  if (!found.ok) return found;
  const fresh = found.value;
  const refused = async (refusal: CreateOrderRefusal) => {
    await deps.addresses.release(fresh.index, { isUsedBefore: false });
    return refuse(refusal);
  };

  // The price is requested only now, so that it is as fresh as possible when the order is stored.
  const price = await deps.price();
  if (price === undefined || !isFreshAgreedPrice(price, deps.now()))
    return refused({ code: 'price-unavailable' });
  const amountSats = satoshisToAsk({ amountCents: wanted.amountCents, eurCents: price.eurCents });
  if (amountSats < dustSatoshis) return refused({ code: 'amount-too-small' });

  const stored = await orders.store({ wanted, fresh, amountSats, price, limits });
  if (stored.outcome === 'index-lost') return refuse({ code: 'addresses-unchecked' });
  if (stored.outcome === 'too-many') return refused(tooManyOrders);
  if (stored.outcome !== 'stored') return refused({ code: stored.outcome });
  // If a concurrent request has stored the same submission first, the address of this request is not needed.
  if (stored.isKnown) await deps.addresses.release(fresh.index, { isUsedBefore: false });
  return done(stored.order);
}

/** The limits count the payment requests mailed within the last hour and day, so a retry may succeed after an hour. */
export const tooManyOrders = { code: 'too-many-orders', retryAfterSeconds: 3600 } as const;

/** Returns the next address that both explorers report as unused, or a refusal if there is no such address now. */
async function freshAddress<Order>({
  addresses,
}: CreateOrderDeps<Order>): Promise<Result<FreshAddress, CreateOrderRefusal>> {
  for (let tried = 0; tried < maxPassedOver; tried += 1) {
    const next = await addresses.hold();
    if ('waitSeconds' in next) return refuse({ code: 'no-address-yet', retryAfterSeconds: next.waitSeconds });
    const history = await addresses.history(next.address);
    if (history === 'none') return done(next);
    await addresses.release(next.index, { isUsedBefore: history === 'some' });
    if (history === 'unknown') break;
  }
  return refuse({ code: 'addresses-unchecked' });
}

/** Whether a price is good enough for an order: the price is fresh, and two sources agree on it. */
const isFreshAgreedPrice = ({ sources, fetchedAt }: CurrentBitcoinPrice, now: Date): boolean =>
  sources.length === 2 && now.getTime() - fetchedAt <= staleAfter;

/** `eurCents`: the price of one bitcoin. `fetchedAt`: the time of the query, in milliseconds since 1970. */
export type CurrentBitcoinPrice = { eurCents: number; sources: string[]; fetchedAt: number };

export type FreshAddress = { index: number; address: string };

export type OrderToStore = {
  wanted: NewOrder;
  fresh: FreshAddress;
  amountSats: number;
  price: CurrentBitcoinPrice;
  limits: OrderLimits;
};

export type StoredOrder<Order> =
  | { outcome: 'stored'; order: Order; isKnown: boolean }
  | { outcome: 'enquiry-not-found' | 'index-lost' | 'too-many' };

export type CreateOrderDeps<Order> = {
  limits: OrderLimits;
  addresses: {
    /** Reserves an index and returns its address, or returns how long to wait (see `bitcoin_orders.sql`). */
    hold: () => Promise<FreshAddress | { waitSeconds: number }>;
    /** Releases an index for the next order. If the address of the index was used before, no order gets the index. */
    release: (index: number, why: { isUsedBefore: boolean }) => Promise<void>;
    history: (address: string) => Promise<AddressHistory>;
  };
  orders: {
    find: (submission: string) => Promise<Order | undefined>;
    store: (order: OrderToStore) => Promise<StoredOrder<Order>>;
  };
  price: () => Promise<CurrentBitcoinPrice | undefined>;
  now: () => Date;
};

export type CreateOrderRefusal = {
  retryAfterSeconds?: number;
  code:
    | 'amount-too-large'
    | 'amount-too-small'
    | 'addresses-unchecked'
    | 'no-address-yet'
    | 'price-unavailable'
    | 'enquiry-not-found'
    | 'too-many-orders';
};
