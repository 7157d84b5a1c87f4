import type { OrderMail } from '#core/bitcoin-order/order.ts';
import type { PreviewMail } from '#core/preview/preview.ts';

/** The addresses to which letters lead. */
export type Links = {
  /** The page that an enquiry names, as a page of this site. */
  page: (address: string) => string;
  enquiries: string;
  health: string;
  bitcoinOrders: string;
  bitcoinOrder: (order: OrderMail) => string;
  previewPage: (preview: PreviewMail) => string;
};
