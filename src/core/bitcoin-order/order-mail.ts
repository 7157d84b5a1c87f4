/**
 * What is recorded of an order. `vanished`: what was seen was withdrawn or spent elsewhere. `reorganised`: a booked
 * payment is no longer confirmed.
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
] as const;

export type OrderChange = (typeof orderChanges)[number];
