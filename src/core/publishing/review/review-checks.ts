/** What an editor confirms about a text that a language model wrote. */
export const reviewChecks = ['facts', 'names', 'tone', 'links'] as const;

/** Whether a text is signed with the checklist: AI wrote it, and did not only translate it. */
export const needsChecklist = ({ writtenByAi }: { writtenByAi: boolean }): boolean => writtenByAi;

export type ReviewCheck = (typeof reviewChecks)[number];

/** The length limit in characters. The constraint `blog_posts_reviewed_by_length` has the same number. */
export const maxReviewerLength = 80;
