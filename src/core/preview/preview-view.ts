import type { Locale } from '../locale.ts';
import type { OpenPreview } from './preview.ts';

export type PreviewView = {
  preview: OpenPreview;
  /** The address of the preview contains this key. */
  key: string;
  /** The page around the article is in this language. */
  lang: Locale;
  now: Date;
  /** Says how far the article is on its way to the site. It is undefined if this preview did not publish it. */
  step: PreviewStep | undefined;
};

export type PreviewStep = 'saved' | 'waiting' | 'building' | 'live' | 'failed';

/** Each code says why a button had no effect. */
export type PreviewAlert = 'decided-before' | 'changed' | 'nothing-ready' | 'form-expired';

/** Each code says why there is no preview to show. */
export type PreviewTrouble = 'unknown' | 'expired' | 'gone' | 'foreign' | 'failed';

/**
 * Returns the progress of an article that was published from a preview.
 * @example previewStep({ contentVersion: 7, liveVersion: 7, state: 'live' }) // => 'live'
 */
export function previewStep({ contentVersion, liveVersion, state }: OnItsWay): PreviewStep {
  if (liveVersion !== undefined && contentVersion !== undefined && liveVersion >= contentVersion)
    return 'live';
  // The database may record the end of a build slightly before the site shows the result.
  return state === 'live' ? 'building' : state;
}

type OnItsWay = {
  contentVersion: number | undefined;
  liveVersion: number | undefined;
  state: 'live' | 'waiting' | 'building' | 'failed';
};
