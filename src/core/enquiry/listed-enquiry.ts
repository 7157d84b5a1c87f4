import type { OrderResolution, OrderState } from '../bitcoin-order/order-state.ts';
import type { Enquiry } from './enquiry.ts';

export const enquiryFilters = ['all', 'open', 'answered', 'held', 'unmailed'] as const;

export const enquiriesPerPage = 25;

export type EnquiryFilter = (typeof enquiryFilters)[number];

export type ListedEnquiry = Omit<Enquiry, 'submission'> & {
  id: string;
  quoteCents: { monthly: number; oneTime: number } | undefined;
  status: EnquiryStatus;
  /** Why the message was held on arrival, or null. The reason remains after an editor mails the message. */
  heldReason: string | null;
  bitcoinOrders: ListedEnquiryOrder[];
  mails: ListedMail[];
};

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
