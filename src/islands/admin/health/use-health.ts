import { minutesBetweenTicks } from '#core/publishing/rebuild/tick-interval.ts';
import { health } from '#contract/health.ts';
import { useAnswer } from '../parts/use-answer.ts';

/**
 * Fetches the current problems. Refetches them on focus and in the interval of the schedule, which may solve some problems.
 */
export const useHealth = () =>
  useAnswer(health, { key: ['health'], input: {}, refetchInterval: minutesBetweenTicks * 60_000 });
