import type { Locale } from '../locale.ts';
import type { CheckProblem } from './check-orders.ts';
import type { OrderChange } from './order-mail.ts';
import type { OrderResolution, OrderState } from './order-state.ts';
import type { BitcoinNetwork } from './readiness.ts';

/** All times come from the database, as ISO strings. */
export type BitcoinOrder = {
  id: string;
  state: OrderState;
  network: BitcoinNetwork;
  address: string;
  keyIndex: number;
  amountCents: number;
  amountSats: number;
  priceEurCents: number;
  locale: Locale;
  customer: { name: string; email: string; description: string } | undefined;
  enquiryId: string | undefined;
  createdAt: string;
  quotedUntil: string;
  receivedSats: number;
  confirmedSats: number;
  confirmations: number;
  confirmationsNeeded: number;
  lookedAt: string | undefined;
  agreedAt: string | undefined;
  lookProblem: CheckProblem | undefined;
  nextLookAt: string | undefined;
  isWatched: boolean;
  isLate: boolean;
  isReorganised: boolean;
  resolution: OrderResolution | undefined;
  refundTxid: string | undefined;
  txids: string[];
  mails: { kind: string; change: OrderChange; state: string; sentAt: string | undefined }[];
  events: (Standing & { at: string; change: OrderChange })[];
};

type Standing = Pick<BitcoinOrder, 'receivedSats' | 'confirmedSats' | 'confirmations' | 'txids'>;

type Mailed =
  | ('locale' | 'customer' | 'network' | 'address' | 'amountCents' | 'amountSats' | 'isLate' | 'receivedSats')
  | ('confirmedSats' | 'confirmations' | 'confirmationsNeeded' | 'txids');

/** The order at the time of `change`, so that a retry sends the same mail. `customer`: undefined once deleted. */
export type OrderMail = Pick<BitcoinOrder, Mailed> & {
  orderId: string;
  change: OrderChange;
  at: Date;
  quotedUntil: Date;
};

export const orderReference = (id: string): string => id.slice(0, 8);
