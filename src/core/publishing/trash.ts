import { daysInTrash } from '../lifetimes.ts';

/**
 * Returns how many days are left until a post in the trash is deleted, rounded up.
 *
 * @example daysLeft(new Date('2026-11-01T10:00Z'), new Date('2026-11-21T09:00Z')) // => 11
 */
export const daysLeft = (deletedAt: Date, now: Date): number =>
  Math.max(0, Math.ceil(daysInTrash - (now.getTime() - deletedAt.getTime()) / 86_400_000));
