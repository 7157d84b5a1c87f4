/**
 * Where an order stands. `seen`: something was sent, and nothing is final yet. What comes after it was confirmed by the network:
 * `confirmed` (the exact amount), `overpaid`, `underpaid`, `late` (the amount, but sent after the time).
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
 * Which state may follow which; the database holds to the same table. Before a payment is booked any way back is open, since
 * a payment that was seen may be replaced or vanish. A booked one stays booked, whatever the network does afterwards.
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

/** States in which the order counts as booked by itself. */
export const bookedStates = ['confirmed', 'overpaid'] as const satisfies OrderState[];

/** States that a person decides about: accept what came, or give it back, outside of this system. */
export const statesToDecide = ['underpaid', 'overpaid', 'late'] as const satisfies OrderState[];

/** What a person decided. */
export const orderResolutions = ['accepted', 'refunded'] as const;

export const isBooked = (state: OrderState): boolean => bookedStates.some((booked) => booked === state);

/** Whether a person has to decide what becomes of a payment in this state. */
export const needsDecision = (state: OrderState): boolean => statesToDecide.some((one) => one === state);

export type OrderState = (typeof orderStates)[number];
export type OrderResolution = (typeof orderResolutions)[number];
