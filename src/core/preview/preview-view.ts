import type { Locale } from '../locale.ts';
import type { OpenPreview } from './preview.ts';

export type PreviewView = {
  preview: OpenPreview;
  /** The secret key in the address of the preview. */
  key: string;
  /** The language of the page around the article. */
  lang: Locale;
  now: Date;
  /** The progress of the article on its way to the site. It is undefined if this preview did not publish the article. */
  step: PreviewStep | undefined;
};

export type PreviewStep = 'saved' | 'waiting' | 'building' | 'live' | 'failed';

/** The reasons why a button had no effect. */
export type PreviewAlert = 'decided-before' | 'changed' | 'nothing-ready' | 'form-expired';

/** The reasons why there is no preview to show. */
export type PreviewTrouble = 'unknown' | 'expired' | 'gone' | 'foreign' | 'failed';

/**
 * Returns the progress of an article that was published from a preview.
 * @example previewStep({ contentVersion: 7, liveVersion: 7, state: 'live' }) // => 'live'
 */
export function previewStep({ contentVersion, liveVersion, state }: OnItsWay): PreviewStep {
  if (liveVersion !== undefined && contentVersion !== undefined && liveVersion >= contentVersion)
    return 'live';
  // The database may record the end of a build slightly before the site shows the result, so the progress is still
  // `building`.
  return state === 'live' ? 'building' : state;
}

type OnItsWay = {
  contentVersion: number | undefined;
  liveVersion: number | undefined;
  state: 'live' | 'waiting' | 'building' | 'failed';
};
