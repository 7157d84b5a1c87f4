/** The services of the business in the order of display. Each has texts, a drawing and a structured-data entry. */
export const services = ['keys', 'cleaning', 'pool', 'works', 'always'] as const;
