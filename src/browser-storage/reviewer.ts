import { readLasting, writeLasting } from './stored.ts';

const reviewerKey = 'reviewer';

/** The name with which this browser’s editor last signed a review. The shared account has several. */
export const storedReviewer = (): string => readLasting(reviewerKey);
export const keepReviewer = (name: string): boolean => writeLasting(reviewerKey, name);
