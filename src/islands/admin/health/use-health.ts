import { minutesBetweenTicks } from '#core/publishing/rebuild/tick-interval.ts';
import { health } from '#contract/health.ts';
import { useAnswer } from '../parts/use-answer.ts';

/** Refetches on focus and at the rate of the scheduled work, which may solve some problems. */
export const useHealth = () =>
  useAnswer(health, { key: ['health'], input: {}, refetchInterval: minutesBetweenTicks * 60_000 });
