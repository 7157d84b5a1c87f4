import type { OrderState } from '#core/bitcoin-order/order-state.ts';

/**
 * The allowed changes of an order’s state, as in the database. An order may return to an earlier state, because an
 * unconfirmed payment may be replaced or vanish.
 */
export const orderTransitions: Record<OrderState, readonly OrderState[]> = {
  open: ['seen', 'confirmed', 'overpaid', 'underpaid', 'late', 'expired', 'cancelled'],
  seen: ['open', 'confirmed', 'overpaid', 'underpaid', 'late', 'expired'],
  confirmed: ['overpaid'],
  overpaid: [],
  underpaid: ['seen', 'late', 'expired'],
  late: ['seen', 'underpaid', 'expired'],
  expired: ['seen', 'underpaid', 'late'],
  cancelled: ['seen', 'underpaid', 'late'],
};
