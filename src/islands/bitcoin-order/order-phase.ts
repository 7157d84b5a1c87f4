import { isBooked, type OrderResolution, type OrderState } from '#core/bitcoin-order/order-state.ts';

/**
 * Returns the phase of an order as its page shows it. `timeUp`: the time to pay is over, but the server still reports the
 * order as open; the customer must not pay any more. `partial`: an amount is missing and can still be sent. `reorganised`:
 * a booked payment is no longer confirmed. A decision by a person takes precedence over the state.
 *
 * @param left time left to pay, in milliseconds
 */
export function phaseOf({
  state,
  isLate,
  isReorganised,
  resolution,
  missingSats,
  left,
}: Standing): OrderPhase {
  if (resolution === 'unpaid') return resolution;
  if (resolution !== null) return isBooked(state) ? 'confirmed' : resolution;
  if (isReorganised) return 'reorganised';
  if (state === 'open' && left <= 0) return 'timeUp';
  if (state !== 'seen') return state;
  if (isLate) return 'seenLate';
  if (missingSats === 0) return 'seen';
  return left > 0 ? 'partial' : 'underpaid';
}

/** Whether the page may ask for money. */
export const isPayable = (phase: OrderPhase): boolean => phase === 'open' || phase === 'partial';

/** Returns the progress of the payment: 0 if nothing was seen, 1 if a payment was seen, and 2 if it is booked. */
export function stepOf(phase: OrderPhase): 0 | 1 | 2 {
  if (phase === 'confirmed' || phase === 'overpaid' || phase === 'accepted') return 2;
  return phase === 'seen' || phase === 'partial' ? 1 : 0;
}

/** Whether the phase can still advance without a person. Other phases wait for a person or are final. */
export const hasSteps = (phase: OrderPhase): boolean =>
  ['open', 'partial', 'seen', 'confirmed', 'overpaid', 'accepted'].includes(phase);

/** Whether the order is final, so that the page can stop polling. */
export const isSettled = (phase: OrderPhase): boolean =>
  ['confirmed', 'overpaid', 'accepted', 'refunded'].includes(phase);

export type OrderPhase = OrderState | OrderResolution | 'timeUp' | 'partial' | 'seenLate' | 'reorganised';

type Standing = {
  state: OrderState;
  isLate: boolean;
  isReorganised: boolean;
  resolution: OrderResolution | null;
  missingSats: number;
  left: number;
};
