/**
 * Every `reorganised` (a booked payment lost its confirmations) and every `reconfirmed` causes mail. Any other change
 * of an order does so only the first time. `vanished`: the explorers no longer report any payment for the order.
 */
export const orderChanges = [
  'opened',
  'seen',
  'vanished',
  'confirmed',
  'overpaid',
  'underpaid',
  'late',
  'expired',
  'cancelled',
  'reorganised',
  'reconfirmed',
] as const;

export type OrderChange = (typeof orderChanges)[number];
