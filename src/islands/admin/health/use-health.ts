import { minutesBetweenTicks } from '#core/publishing/rebuild/tick-interval.ts';
import { health } from '#contract/health.ts';
import { useAnswer } from '../parts/use-answer.ts';

/** Fetches the current problems, again on focus, and at the interval of the schedule, which may solve some. */
export const useHealth = () =>
  useAnswer(health, { key: ['health'], input: {}, refetchInterval: minutesBetweenTicks * 60_000 });
