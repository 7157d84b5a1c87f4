import { chosenMoment, islandTime } from '#core/ibiza-time/clock.ts';

/** `hour` says which of two hours is meant when the clocks go back and an hour occurs twice. */
export function asTyped(moment: string): { publishAt: string; hour?: 'first' | 'second' } {
  const local = islandTime(new Date(moment));
  const first = chosenMoment({ local, hour: 'first' });
  const isFirst = 'moment' in first && first.moment.getTime() === new Date(moment).getTime();
  return { publishAt: local, hour: isFirst ? 'first' : 'second' };
}
