import { readStored, writeStored } from './stored.ts';

const reviewerKey = 'reviewer';

export const storedReviewer = (): string => localStorage.getItem(reviewerKey) ?? '';
export const keepReviewer = (name: string): void => localStorage.setItem(reviewerKey, name);

/** Returns the name with which a reviewer last signed a translation in this browser session. */
export const sessionReviewer = (): string => readStored(reviewerKey);
export const keepSessionReviewer = (name: string): void => writeStored(reviewerKey, name);
