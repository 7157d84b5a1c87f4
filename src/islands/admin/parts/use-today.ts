import { minutesBetweenTicks } from '#core/publishing/rebuild/tick-interval.ts';
import { deskToday } from '#contract/today.ts';
import { useAnswer } from './use-answer.ts';

export const useToday = () =>
  useAnswer(deskToday, { key: ['today'], input: {}, refetchInterval: minutesBetweenTicks * 60_000 });
