/** What an editor has gone through before they answer for a text that a program wrote. */
export const reviewChecks = ['facts', 'names', 'tone', 'links'] as const;

export type ReviewCheck = (typeof reviewChecks)[number];

/** Of the name they answer with, in characters, as `blog_posts_reviewed_by_length` has it. */
export const longestReviewer = 80;
