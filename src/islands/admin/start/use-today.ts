import { minutesBetweenTicks } from '#core/publishing/rebuild/tick-interval.ts';
import { deskToday } from '#contract/today.ts';
import { useAnswer } from '../parts/use-answer.ts';

/** What needs somebody now; asked again when the page is looked at, and as often as the clock changes anything by itself. */
export const useToday = () =>
  useAnswer(deskToday, { key: ['today'], input: {}, refetchInterval: minutesBetweenTicks * 60_000 });
