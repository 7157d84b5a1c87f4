import type { Locale } from '../locale.ts';
import type { OpenPreview } from './preview.ts';

/** The data of a preview page. */
export type PreviewView = {
  preview: OpenPreview;
  /** The key in its address. */
  key: string;
  /** The language of the page around the article. */
  lang: Locale;
  now: Date;
  /** The progress of a published article; undefined if it was not published here. */
  step: PreviewStep | undefined;
};

export type PreviewStep = 'saved' | 'waiting' | 'building' | 'live' | 'failed';

/** Why a button had no effect. */
export type PreviewAlert = 'decided-before' | 'changed' | 'nothing-ready' | 'form-expired';

/** Why there is no preview. */
export type PreviewTrouble = 'unknown' | 'expired' | 'gone' | 'foreign' | 'failed';

/**
 * The progress of an article that was published from a preview.
 * @example previewStep({ contentVersion: 7, liveVersion: 7, state: 'live' }) // => 'live'
 */
export function previewStep({ contentVersion, liveVersion, state }: OnItsWay): PreviewStep {
  if (liveVersion !== undefined && contentVersion !== undefined && liveVersion >= contentVersion)
    return 'live';
  // The database may learn that a build has ended slightly before the site shows it.
  return state === 'live' ? 'building' : state;
}

type OnItsWay = {
  contentVersion: number | undefined;
  liveVersion: number | undefined;
  state: 'live' | 'waiting' | 'building' | 'failed';
};
