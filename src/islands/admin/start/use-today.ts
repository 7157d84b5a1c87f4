import { minutesBetweenTicks } from '#core/publishing/rebuild/tick-interval.ts';
import { deskToday } from '#contract/today.ts';
import { useAnswer } from '../parts/use-answer.ts';

/** Work that needs an editor; refetched on focus, and as often as the passing of time changes it. */
export const useToday = () =>
  useAnswer(deskToday, { key: ['today'], input: {}, refetchInterval: minutesBetweenTicks * 60_000 });
