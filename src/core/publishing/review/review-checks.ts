/** What an editor must check before signing a text that a program wrote. */
export const reviewChecks = ['facts', 'names', 'tone', 'links'] as const;

export type ReviewCheck = (typeof reviewChecks)[number];

/** Maximum length of the reviewer's name, as in the constraint `blog_posts_reviewed_by_length`. */
export const maxReviewerLength = 80;
