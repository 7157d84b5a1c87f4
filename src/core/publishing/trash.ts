/** How long articles lie in the trash before they are deleted for good. */
export const daysInTrash = 30;

/**
 * How many whole days are left; the last one counts as one.
 * @example daysLeft(new Date('2026-11-01T10:00Z'), new Date('2026-11-21T09:00Z')) // => 11
 */
export const daysLeft = (deletedAt: Date, now: Date): number =>
  Math.max(0, Math.ceil(daysInTrash - (now.getTime() - deletedAt.getTime()) / 86_400_000));
