/** Runs of paragraphs that stayed become their number; the one beside a change stays, for its context. */
export function shortened<Change extends { kind: string }>(changes: readonly Change[]): (Change | number)[] {
  const isNear = (place: number) =>
    [place - 1, place, place + 1].some((near) => (changes[near]?.kind ?? 'same') !== 'same');
  const result: (Change | number)[] = [];
  changes.forEach((change, place) => {
    const last = result.at(-1);
    if (isNear(place)) result.push(change);
    else if (typeof last === 'number') result[result.length - 1] = last + 1;
    else result.push(1);
  });
  return result;
}
