/**
 * `reorganised` (a booked payment lost its confirmations) and `reconfirmed` are mailed each time. Any other change is
 * mailed only the first time in an order. `vanished`: the network no longer knows any payment for the order.
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
