/** `seen`: paid, but not final. `confirmed`: final, and exactly paid. `late`: final, and fully paid, but too late. */
export const orderStates = [
  'open',
  'seen',
  'confirmed',
  'overpaid',
  'underpaid',
  'late',
  'expired',
  'cancelled',
] as const;

/**
 * The states that may follow each state, as in the database. An order may return to an earlier state until it is
 * booked, because a payment may be replaced or vanish.
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

export const bookedStates = ['confirmed', 'overpaid'] as const satisfies OrderState[];

/** In these states, an editor must accept the payment, or refund the payment outside this system. */
export const statesToDecide = ['underpaid', 'overpaid', 'late'] as const satisfies OrderState[];

/** `unpaid`: the payment of a booked order is gone for good. */
export const orderResolutions = ['accepted', 'refunded', 'unpaid'] as const;

export const isBooked = (state: OrderState): boolean => bookedStates.some((booked) => booked === state);

export const needsDecision = (state: OrderState): state is (typeof statesToDecide)[number] =>
  statesToDecide.some((one) => one === state);

export type OrderState = (typeof orderStates)[number];
export type OrderResolution = (typeof orderResolutions)[number];
