/**
 * In the state `seen`, a payment was sent but is not final. After confirmation, the state is `confirmed` (the exact
 * amount), `overpaid`, `underpaid`, or `late` (the full amount, but sent after the deadline).
 */
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
 * Lists the states that may follow each state. The database enforces the same transitions. Until an order is booked, it may
 * return to an earlier state, because a payment may be replaced or vanish. Once an order is booked, it stays booked,
 * whatever happens on the network.
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

/** These states count as booked without an editor's decision. */
export const bookedStates = ['confirmed', 'overpaid'] as const satisfies OrderState[];

/** In these states, an editor must accept the payment or refund it outside this system. */
export const statesToDecide = ['underpaid', 'overpaid', 'late'] as const satisfies OrderState[];

/** `unpaid`: the payment of a booked order is gone for good. */
export const orderResolutions = ['accepted', 'refunded', 'unpaid'] as const;

export const isBooked = (state: OrderState): boolean => bookedStates.some((booked) => booked === state);

export const needsDecision = (state: OrderState): boolean => statesToDecide.some((one) => one === state);

export type OrderState = (typeof orderStates)[number];
export type OrderResolution = (typeof orderResolutions)[number];
