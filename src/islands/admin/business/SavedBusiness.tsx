import { useStore } from '@nanostores/react';
import type { Business } from '#core/business/business.ts';
import { business } from '#core/business/current.ts';
import { changedFields, fieldTexts } from '#core/business/field-texts.ts';
import { shownOn } from '#core/business/notice.ts';
import { islandDay } from '#core/ibiza-time/days.ts';
import { fill } from '#i18n/fill.ts';
import { formatMoment } from '#i18n/format.ts';
import { $liveProgress } from '#stores/live-progress.ts';
import { useDesk } from '../parts/use-desk.ts';

export function SavedBusiness({ savedAt, details }: { savedAt: string; details: Business }) {
  const { words, language } = useDesk();
  const { step } = useStore($liveProgress);
  if (step !== 'idle') return null;
  const shown = fieldTexts(shownOn(islandDay(new Date()), details));
  const isLive = Object.keys(changedFields(fieldTexts(business()), shown)).length === 0;
  const text = isLive ? words.business.savedAndLive : words.business.savedOnly;
  return <p className="desk-hint">{fill(text, { time: formatMoment(savedAt, language) })}</p>;
}
