import { readLasting, readStored, writeLasting, writeStored } from './stored.ts';

const reviewerKey = 'reviewer';

export const storedReviewer = (): string => readLasting(reviewerKey);
export const keepReviewer = (name: string): boolean => writeLasting(reviewerKey, name);

export const sessionReviewer = (): string => readStored(reviewerKey);
export const keepSessionReviewer = (name: string): void => writeStored(reviewerKey, name);
