import type { Locale } from '../locale.ts';
import type { OpenPreview } from './preview.ts';

/** What the page of a preview shows: the article for which a link was mailed, and how far its publication is. */
export type PreviewView = {
  preview: OpenPreview;
  key: string;
  lang: Locale;
  now: Date;
  /** How far the publication has progressed. Undefined unless the article was published from this preview. */
  step: PreviewStep | undefined;
};

export type PreviewStep = 'saved' | 'waiting' | 'building' | 'live' | 'failed';

export type PreviewAlert = 'decided-before' | 'changed' | 'nothing-ready' | 'form-expired';

export type PreviewTrouble = 'unknown' | 'expired' | 'gone' | 'foreign' | 'failed';

/** Returns how far the publication of an approved preview is. */
export function previewStep({ contentVersion, liveVersion, state }: OnItsWay): PreviewStep {
  if (liveVersion !== undefined && contentVersion !== undefined && liveVersion >= contentVersion)
    return 'live';
  // The site may count as live before it shows the version with this article.
  return state === 'live' ? 'building' : state;
}

type OnItsWay = {
  contentVersion: number | undefined;
  liveVersion: number | undefined;
  state: 'live' | 'waiting' | 'building' | 'failed';
};
