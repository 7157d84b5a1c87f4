import { minutesBetweenTicks } from '#core/publishing/rebuild/tick-interval.ts';
import { deskToday } from '#contract/today.ts';
import { useAnswer } from '../parts/use-answer.ts';

/** Refetches on focus and at an interval, because some work becomes due over time. */
export const useToday = () =>
  useAnswer(deskToday, { key: ['today'], input: {}, refetchInterval: minutesBetweenTicks * 60_000 });
