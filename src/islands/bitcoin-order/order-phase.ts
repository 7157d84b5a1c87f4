import { isBooked, type OrderResolution, type OrderState } from '#core/bitcoin-order/order-state.ts';

/**
 * `timeUp`: the time to pay is over, although the server still reports the order as open. `partial`: the customer can
 * still pay the missing amount. `reorganised`: a payment has lost its confirmation after the order was confirmed.
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

export const isPayable = (phase: OrderPhase): boolean => phase === 'open' || phase === 'partial';

/** For phases with steps: 0 before a payment, 1 once a payment is seen, 2 once the order is confirmed or accepted. */
export function stepOf(phase: OrderPhase): 0 | 1 | 2 {
  if (phase === 'confirmed' || phase === 'overpaid' || phase === 'accepted') return 2;
  return phase === 'seen' || phase === 'partial' ? 1 : 0;
}

/** Whether to show the progress steps: the order can still be paid, has been paid in time, or was accepted. */
export const hasSteps = (phase: OrderPhase): boolean =>
  ['open', 'partial', 'seen', 'confirmed', 'overpaid', 'accepted'].includes(phase);

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
