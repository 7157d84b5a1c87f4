import type { Locale } from '../locale.ts';
import type { BitcoinNetwork } from './readiness.ts';

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
export type OrderMail = {
  orderId: string;
  change: OrderChange;
  at: Date;
  locale: Locale;
  /** Undefined where the person was deleted; the customer gets no mail then. */
  customer: { name: string; email: string; description: string } | undefined;
  network: BitcoinNetwork;
  address: string;
  amountCents: number;
  amountSats: number;
  quotedUntil: Date;
  receivedSats: number;
  confirmedSats: number;
  confirmations: number;
  confirmationsNeeded: number;
  txids: string[];
};

export type OrderChange = (typeof orderChanges)[number];
