import { dustSatoshis } from '#core/bitcoin-order/order-amount.ts';
import { isBooked, type OrderResolution, type OrderState } from '#core/bitcoin-order/order-state.ts';

/**
 * What the page says of an order: its state, and what its reader has to know beyond that. `timeUp` is an open order whose time has just
 * passed, before the server has said so: nobody may pay it any more. `partial` still lacks something that may be sent as long as the
 * time runs. What a person decided stands above the state.
 * @param left how much time is left to pay, in milliseconds
 */
export function phaseOf({ state, isLate, resolution, missingSats, left }: Standing): OrderPhase {
  if (resolution !== null) return isBooked(state) ? 'confirmed' : resolution;
  if (state === 'open' && left <= 0) return 'timeUp';
  if (state !== 'seen') return state;
  if (isLate) return 'seenLate';
  if (missingSats === 0) return 'seen';
  return left > 0 && missingSats >= dustSatoshis ? 'partial' : 'underpaid';
}

/** Whether the page may go on to ask for money. */
export const isPayable = (phase: OrderPhase): boolean => phase === 'open' || phase === 'partial';

/** How far the payment has come: 0 nothing was seen, 1 seen, 2 booked. */
export function stepOf(phase: OrderPhase): 0 | 1 | 2 {
  if (phase === 'confirmed' || phase === 'overpaid' || phase === 'accepted') return 2;
  return phase === 'seen' || phase === 'partial' ? 1 : 0;
}

/** Only these go from one step to the next by themselves; the others need a person, or are over. */
export const hasSteps = (phase: OrderPhase): boolean =>
  ['open', 'partial', 'seen', 'confirmed', 'overpaid', 'accepted'].includes(phase);

/** Whether nothing can change any more that its reader would wait for. */
export const isSettled = (phase: OrderPhase): boolean =>
  ['confirmed', 'overpaid', 'accepted', 'refunded'].includes(phase);

export type OrderPhase = OrderState | OrderResolution | 'timeUp' | 'partial' | 'seenLate';

type Standing = {
  state: OrderState;
  isLate: boolean;
  resolution: OrderResolution | null;
  missingSats: number;
  left: number;
};
