import { useQuery } from '@tanstack/react-query';
import { minutesBetweenTicks } from '#core/publishing/rebuild/tick-interval.ts';
import { deskToday } from '#contract/today.ts';
import { callAsEditor } from '#session/session.ts';

/** What needs somebody now; asked again when the page is looked at, and as often as the clock changes anything by itself. */
export const useToday = () =>
  useQuery({
    queryKey: ['today'],
    queryFn: () => callAsEditor(deskToday, {}),
    refetchInterval: minutesBetweenTicks * 60_000,
  });
