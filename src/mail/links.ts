import type { OrderMail } from '#core/bitcoin-order/order-mail.ts';
import type { PreviewMail } from '#core/preview/preview.ts';

/** The link targets of letters. */
export type Links = {
  /** The desk's page of messages. */
  enquiries: string;
  /** The desk's page of problems. */
  health: string;
  /** The desk's page of payments in Bitcoin. */
  bitcoinOrders: string;
  /** The page on which a customer pays an order. */
  bitcoinOrder: (order: OrderMail) => string;
  previewPage: (preview: PreviewMail) => string;
};
