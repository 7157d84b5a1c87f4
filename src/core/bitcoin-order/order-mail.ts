import type { BitcoinOrder } from './order.ts';

/**
 * What is recorded of an order, and mailed once. `vanished`: what was seen was withdrawn or spent elsewhere. `reorganised`: a booked
 * payment is no longer confirmed.
 */
export const orderChanges = [
  'opened',
  'seen',
  'vanished',
  'confirmed',
  'overpaid',
  'underpaid',
  'late',
  'expired',
  'cancelled',
  'reorganised',
] as const;

/** What a mail says of an order: how it stood at the change, so that every attempt says the same. */
export type OrderMail = Pick<
  BitcoinOrder,
  | ('locale' | 'customer' | 'network' | 'address' | 'amountCents' | 'amountSats' | 'txids')
  | ('receivedSats' | 'confirmedSats' | 'confirmations' | 'confirmationsNeeded')
> & { orderId: string; change: OrderChange; at: Date; quotedUntil: Date };

export type OrderChange = (typeof orderChanges)[number];
