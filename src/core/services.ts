/** What the business offers, in the order of display. Each has words, a drawing and a structured-data entry. */
export const services = ['keys', 'cleaning', 'pool', 'works', 'always'] as const;
