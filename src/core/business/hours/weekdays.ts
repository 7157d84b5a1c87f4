/** The days of the week, in the order and with the names of schema.org’s opening hours. */
export const weekdays = [
  ...(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const),
  ...(['saturday', 'sunday'] as const),
] as const;
export type Weekday = (typeof weekdays)[number];
