import { minutesBetweenTicks } from '#core/publishing/rebuild/tick-interval.ts';
import { health } from '#contract/health.ts';
import { useAnswer } from '../parts/use-answer.ts';

/** The current problems; refetched on focus, and as often as the schedule may solve one. */
export const useHealth = () =>
  useAnswer(health, { key: ['health'], input: {}, refetchInterval: minutesBetweenTicks * 60_000 });
