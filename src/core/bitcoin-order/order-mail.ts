/**
 * `reorganised` (a confirmed payment lost its confirmations) and `reconfirmed` cause mail each time. Any other change
 * of an order causes mail only the first time. `vanished`: the explorers no longer report any payment for the order.
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
