import { daysInTrash } from '../lifetimes.ts';

/** How many days remain until a trashed article is erased. */
export const daysLeft = (deletedAt: Date, now: Date): number =>
  Math.max(0, Math.ceil(daysInTrash - (now.getTime() - deletedAt.getTime()) / 86_400_000));
