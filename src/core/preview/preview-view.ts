import type { Locale } from '../locale.ts';
import type { OpenPreview } from './preview.ts';

/** What the page of a preview is drawn from. */
export type PreviewView = {
  preview: OpenPreview;
  /** The key its address carries. */
  key: string;
  /** The language around the article. */
  lang: Locale;
  now: Date;
  /** How far a published article has come; undefined where it was not published here. */
  step: PreviewStep | undefined;
};

export type PreviewStep = 'saved' | 'waiting' | 'building' | 'live' | 'failed';

/** Why a press did nothing. */
export type PreviewAlert = 'decided-before' | 'changed' | 'nothing-ready' | 'form-expired';

/** Why there is no preview to be seen. */
export type PreviewTrouble = 'unknown' | 'expired' | 'gone' | 'foreign' | 'failed';

/**
 * How far an article has come that a preview brought to the site.
 * @example previewStep({ contentVersion: 7, liveVersion: 7, state: 'live' }) // => 'live'
 */
export function previewStep({ contentVersion, liveVersion, state }: OnItsWay): PreviewStep {
  if (liveVersion !== undefined && contentVersion !== undefined && liveVersion >= contentVersion)
    return 'live';
  // The database may know of the end of a build a moment before the site shows it.
  return state === 'live' ? 'building' : state;
}

type OnItsWay = {
  contentVersion: number | undefined;
  liveVersion: number | undefined;
  state: 'live' | 'waiting' | 'building' | 'failed';
};
