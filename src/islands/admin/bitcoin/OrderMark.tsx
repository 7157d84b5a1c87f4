import {
  isBooked,
  needsDecision,
  type OrderResolution,
  type OrderState,
} from '#core/bitcoin-order/order-state.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';

/** Where a payment stands, in a few words; what waits for the customer or for a decision stands out. */
export function OrderMark({ order: { state, resolution }, words }: Props) {
  if (resolution !== null) return <span className="desk-mark">{words.resolutions[resolution]}</span>;
  return (
    <span
      className="desk-mark"
      data-status={isBooked(state) ? undefined : state}
      data-trouble={needsDecision(state) ? '' : undefined}
    >
      {words.states[state]}
    </span>
  );
}

type Props = {
  order: { state: OrderState; resolution: OrderResolution | null };
  words: Pick<DeskWords['bitcoin'], 'states' | 'resolutions'>;
};
