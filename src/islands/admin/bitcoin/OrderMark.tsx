import {
  isBooked,
  needsDecision,
  type OrderResolution,
  type OrderState,
} from '#core/bitcoin-order/order-state.ts';
import { useDesk } from '../parts/use-desk.ts';

/** The state of an order, or how an editor decided it, in one word. */
export function OrderMark({ order: { state, resolution } }: Props) {
  const { states, resolutions } = useDesk().words.payment;
  if (resolution !== null) return <span className="desk-mark">{resolutions[resolution]}</span>;
  return (
    <span
      className="desk-mark"
      data-status={isBooked(state) ? undefined : state}
      data-trouble={needsDecision(state) ? '' : undefined}
    >
      {states[state]}
    </span>
  );
}

type Props = { order: { state: OrderState; resolution: OrderResolution | null } };
