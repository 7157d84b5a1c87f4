import { readKept, writeKept } from './kept.ts';

const reviewerKey = 'reviewer';

/** The name last used in this browser to sign a translation. */
export const keptReviewer = (): string => localStorage.getItem(reviewerKey) ?? '';
export const keepReviewer = (name: string): void => localStorage.setItem(reviewerKey, name);

/** The name last used in this browser session. */
export const sessionReviewer = (): string => readKept(reviewerKey);
export const keepSessionReviewer = (name: string): void => writeKept(reviewerKey, name);
