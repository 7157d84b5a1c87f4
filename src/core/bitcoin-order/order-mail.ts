import type { Locale } from '../locale.ts';
import type { BitcoinNetwork } from './readiness.ts';

/**
 * The recorded changes of an order. Every `reorganised` and `reconfirmed` is mailed. Of every other kind, only the
 * first change is mailed. `vanished`: the payment was withdrawn or spent elsewhere. `reorganised`: a booked payment
 * lost its confirmation. `reconfirmed`: a reorganised payment is confirmed again.
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

/** The order at the time of the change, so that every retry sends the same mail. */
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
