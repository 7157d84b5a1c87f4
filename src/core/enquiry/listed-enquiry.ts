import type { OrderResolution, OrderState } from '../bitcoin-order/order-state.ts';
import type { Enquiry } from './enquiry.ts';

/** The kinds of messages the desk can show on their own. */
export const enquiryFilters = ['all', 'open', 'answered', 'held', 'unmailed'] as const;

/** So many messages are shown at a time. */
export const enquiriesPerPage = 50;

export type EnquiryFilter = (typeof enquiryFilters)[number];

/** A visitor's message as the desk shows it. */
export type ListedEnquiry = Omit<Enquiry, 'submission'> & {
  id: string;
  /** What the quote came to when it was received; undefined where it has no sum. */
  quoteCents: { monthly: number; oneTime: number } | undefined;
  status: EnquiryStatus;
  /** Why it was stored without being mailed. */
  heldReason: string | undefined;
  /** Payments in Bitcoin that were asked for because of it. */
  orders: ListedEnquiryOrder[];
  mails: ListedMail[];
};

/** `state`: where it stands, as the outbox names it. */
export type ListedMail = {
  kind: string;
  state: string;
  attempts: number;
  lastError: string | undefined;
  nextTryAt: Date;
  sentAt: Date | undefined;
};

export type ListedEnquiryOrder = {
  id: string;
  state: OrderState;
  resolution: OrderResolution | null;
  amountCents: number;
  createdAt: Date;
};

export type EnquiryStatus = 'open' | 'answered';
