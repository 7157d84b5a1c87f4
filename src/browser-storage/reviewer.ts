import { readKept, writeKept } from './kept.ts';

const reviewerKey = 'reviewer';

/** The name somebody signed their last translation with, in this browser. */
export const keptReviewer = (): string => localStorage.getItem(reviewerKey) ?? '';
export const keepReviewer = (name: string): void => localStorage.setItem(reviewerKey, name);

/** The name this browser session signed with last. */
export const sessionReviewer = (): string => readKept(reviewerKey);
export const keepSessionReviewer = (name: string): void => writeKept(reviewerKey, name);
