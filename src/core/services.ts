/** What the business offers, in the order in which it says so. Each has words, a drawing and a place in search results. */
export const services = ['keys', 'cleaning', 'pool', 'works', 'always'] as const;
