/**
 * The states of an order. `seen`: a payment arrived. `confirmed`: enough arrived in time and is final. `late`: enough,
 * but too late.
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

export const bookedStates = ['confirmed', 'overpaid'] as const satisfies OrderState[];

/** In these states, an editor must accept the payment, or refund the payment outside this system. */
export const statesToDecide = ['underpaid', 'overpaid', 'late'] as const satisfies OrderState[];

/** `unpaid`: a confirmed payment was lost for good, or the site cannot see payments and the customer made none. */
export const orderResolutions = ['accepted', 'refunded', 'unpaid'] as const;

export const isBooked = (state: OrderState): boolean => bookedStates.some((booked) => booked === state);

/** Whether an editor must decide how an order in this state ends. */
export const needsDecision = (state: OrderState): state is (typeof statesToDecide)[number] =>
  statesToDecide.some((one) => one === state);

/** Whether the site cannot read the payments of an unfinished order, or no longer tries to. */
export const isUnread = ({ state, checkProblem, isWatched }: Readable): boolean =>
  (state === 'open' || state === 'seen') && (checkProblem === 'too-many-payments' || !isWatched);

type Readable = { state: OrderState; checkProblem: string | null; isWatched: boolean };
export type OrderState = (typeof orderStates)[number];
export type OrderResolution = (typeof orderResolutions)[number];
