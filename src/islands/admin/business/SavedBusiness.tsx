import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { fill } from '#i18n/fill.ts';
import { formatMoment } from '#i18n/format.ts';
import { isBusinessLive } from '#stores/business-form.ts';
import { $liveProgress } from '#stores/live-progress.ts';
import { useDesk } from '../parts/use-desk.ts';

export function SavedBusiness({ version, savedAt }: { version: number; savedAt: string }) {
  const { words, language } = useDesk();
  const { step } = useStore($liveProgress);
  const { data: isLive } = useQuery({
    queryKey: ['business-live', version],
    queryFn: () => isBusinessLive(version),
    enabled: step === 'idle',
    refetchInterval: ({ state }) => state.data !== true && 15_000,
  });
  if (step !== 'idle' || isLive === undefined) return null;
  const text = words.business[isLive ? 'savedAndLive' : 'savedOnly'];
  return <p className="desk-hint">{fill(text, { time: formatMoment(savedAt, language) })}</p>;
}
