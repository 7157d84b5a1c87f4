import { minutesBetweenTicks } from '#core/tick-interval.ts';
import { health } from '#contract/health.ts';
import { useAnswer } from '../parts/use-answer.ts';

/** Refetches as often as the scheduled work runs, because that work solves some problems. */
export const useHealth = () =>
  useAnswer(health, { key: ['health'], input: {}, refetchInterval: minutesBetweenTicks * 60_000 });
