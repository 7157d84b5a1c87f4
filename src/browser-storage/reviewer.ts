import { readStored, writeStored } from './stored.ts';

const reviewerKey = 'reviewer';

/** Returns the reviewer's name that was last used in this browser to sign a translation. */
export const storedReviewer = (): string => localStorage.getItem(reviewerKey) ?? '';
export const keepReviewer = (name: string): void => localStorage.setItem(reviewerKey, name);

/** Returns the reviewer's name that was last used in this browser session to sign a translation. */
export const sessionReviewer = (): string => readStored(reviewerKey);
export const keepSessionReviewer = (name: string): void => writeStored(reviewerKey, name);
