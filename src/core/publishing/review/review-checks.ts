export const reviewChecks = ['facts', 'names', 'tone', 'links'] as const;

export type ReviewCheck = (typeof reviewChecks)[number];

/** The length limit in characters. The constraint `blog_posts_reviewed_by_length` has the same number. */
export const maxReviewerLength = 80;
