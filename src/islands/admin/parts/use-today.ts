import { minutesBetweenTicks } from '#core/tick-interval.ts';
import { deskToday } from '#contract/today.ts';
import { useAnswer } from './use-answer.ts';

/** What waits for an editor today, fetched again as often as the schedule runs. */
export const useToday = () =>
  useAnswer(deskToday, { key: ['today'], input: {}, refetchInterval: minutesBetweenTicks * 60_000 });
