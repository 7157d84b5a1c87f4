import type { Locale } from '../locale.ts';
import type { BitcoinNetwork } from './readiness.ts';

/**
 * Each change of an order is recorded and mailed once. `vanished`: the payment was withdrawn or spent elsewhere.
 * `reorganised`: a booked payment is no longer confirmed. `reconfirmed`: it is confirmed again. Both are mailed each time.
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
  'reconfirmed',
] as const;

/** The order as it was when it changed, so that every attempt sends the same mail. */
export type OrderMail = {
  orderId: string;
  change: OrderChange;
  at: Date;
  locale: Locale;
  /** Undefined if the customer's data was deleted. The customer then gets no mail. */
  customer: { name: string; email: string; description: string } | undefined;
  network: BitcoinNetwork;
  address: string;
  amountCents: number;
  amountSats: number;
  quotedUntil: Date;
  isLate: boolean;
  receivedSats: number;
  confirmedSats: number;
  confirmations: number;
  confirmationsNeeded: number;
  txids: string[];
};

export type OrderChange = (typeof orderChanges)[number];
