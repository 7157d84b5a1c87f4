import type { ReactNode } from 'react';
import { formatMoment } from '#i18n/format.ts';
import { useDesk } from '../parts/use-desk.ts';

/** A moment in few words. Its title is the whole date. */
export function Moment({ at, children }: { at: string; children: ReactNode }) {
  const { language } = useDesk();
  return (
    <time className="desk-value" dateTime={at} title={formatMoment(at, language)}>
      {children}
    </time>
  );
}
