/** The backup of a night is due from this hour on, in Ibiza. */
export const backupHour = 3;

const maxNights = 7;
const maxWeeks = 4;

/** Returns the last nights with a backup, and the first night of each of the last weeks. */
export function keptNights(nights: readonly string[]): Set<string> {
  const sorted = nights.toSorted();
  const firsts = new Map(sorted.toReversed().map((night) => [mondayOf(night), night]));
  return new Set([...sorted.slice(-maxNights), ...[...firsts.values()].toSorted().slice(-maxWeeks)]);
}

function mondayOf(night: string): string {
  const day = new Date(`${night}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString();
}
