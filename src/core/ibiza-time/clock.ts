/** The business, its editors and all dates on pages use this time zone, wherever the server is. */
export const timeZone = 'Europe/Madrid';

/** Returns the moments of a local time on Ibiza: usually one, but none or two in the hour of a clock change. */
export function momentsOnIsland(local: string): Date[] {
  const asUtc = localFormat.test(local) ? Date.parse(`${local}:00Z`) : NaN;
  if (Number.isNaN(asUtc)) return [];
  // Ibiza is one or two hours ahead of UTC, so the code tries both offsets.
  return [2, 1]
    .map((hours) => new Date(asUtc - hours * 3_600_000))
    .filter((moment) => islandTime(moment) === local);
}

/** @example islandTime(new Date('2026-11-22T10:00Z')) // => '2026-11-22T11:00' */
export const islandTime = (moment: Date): string => clock.format(moment).replace(' ', 'T');

/** If the local time occurs twice, `hour` selects the first or the second moment. */
export function chosenMoment({
  local,
  hour,
}: {
  local: string;
  hour?: 'first' | 'second' | undefined;
}): Chosen {
  const moments = momentsOnIsland(local);
  const [first, second] = moments;
  if (first === undefined) return { problem: 'time-does-not-exist' };
  if (second === undefined) return { moment: first };
  if (hour === undefined) return { problem: 'time-exists-twice' };
  return { moment: hour === 'first' ? first : second };
}

/** As a browser’s field for a day and a time writes it: 2026-11-29T10:00. */
export const localFormat = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

export type Chosen = { moment: Date } | { problem: 'time-does-not-exist' | 'time-exists-twice' };
