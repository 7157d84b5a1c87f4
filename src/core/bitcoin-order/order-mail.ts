/**
 * Every `reorganised` (a booked payment lost its confirmation) and `reconfirmed` is mailed. Of every other kind, only
 * the first change is mailed. `vanished`: the payment was withdrawn or spent elsewhere.
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
