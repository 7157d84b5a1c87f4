import { map } from 'nanostores';
import type { FollowedPage } from '#browser-storage/on-its-way.ts';
import type { BuildFailure, RebuildOutlook } from '#core/publishing/rebuild/site-status.ts';

/** How far the latest change at the desk is on its way to visitors. */
export const $liveProgress = map<LiveProgress>({ step: 'idle' });

export type LiveProgress = {
  /** `draft`: the change is stored but changes nothing for visitors. `gone`: the followed pages are offline. */
  step:
    | 'idle'
    | 'saving'
    | 'draft'
    | 'saved'
    | 'waiting'
    | 'building'
    | 'live'
    | 'gone'
    | 'failed'
    | 'unreachable';
  pages?: FollowedPage[];
  reason?: string | undefined;
  failure?: BuildFailure | undefined;
  outlook?: Outlook;
};

export type Outlook = RebuildOutlook & { changes: number };
