import { readLasting, writeLasting } from './stored.ts';

const reviewerKey = 'reviewer';

export const storedReviewer = (): string => readLasting(reviewerKey);
export const keepReviewer = (name: string): boolean => writeLasting(reviewerKey, name);
