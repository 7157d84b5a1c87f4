import type { OrderResolution, OrderState } from '../bitcoin-order/order-state.ts';
import type { Enquiry } from './enquiry.ts';

/** Filters of the list of messages. */
export const enquiryFilters = ['all', 'open', 'answered', 'held', 'unmailed'] as const;

export const enquiriesPerPage = 50;

export type EnquiryFilter = (typeof enquiryFilters)[number];

export type ListedEnquiry = Omit<Enquiry, 'submission'> & {
  id: string;
  /** The sums of the quote when it was received; undefined if it has none. */
  quoteCents: { monthly: number; oneTime: number } | undefined;
  status: EnquiryStatus;
  /** Why it was stored without being mailed. */
  heldReason: string | null;
  /** Bitcoin payments requested in reply to it. */
  bitcoinOrders: ListedEnquiryOrder[];
  mails: ListedMail[];
};

/** `state` as the outbox names it. */
export type ListedMail = {
  kind: string;
  state: string;
  attempts: number;
  lastError: string | null;
  nextTryAt: string;
  sentAt: string | null;
};

export type ListedEnquiryOrder = {
  id: string;
  state: OrderState;
  resolution: OrderResolution | null;
  amountCents: number;
  createdAt: string;
};

export type EnquiryStatus = 'open' | 'answered';
