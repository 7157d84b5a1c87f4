/** What an editor has gone through before they answer for a text that a program wrote. */
export const reviewChecks = ['facts', 'names', 'tone', 'links'] as const;

export type ReviewCheck = (typeof reviewChecks)[number];
