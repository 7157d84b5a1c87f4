import { map } from 'nanostores';
import * as v from 'valibot';
import { isPageGone, isPostOnline, readLiveVersion } from '#adapters/live-page.browser.ts';
import { postPath } from '#core/paths.ts';
import type { RebuildAnswer } from '#core/publishing/ports.ts';
import { callAsEditor } from './session.ts';

/** How far the article that was sent last has come on its way to the public site. */
export const $publication = map<Publication>({ step: 'idle' });

/** Looks at the site until it shows what was published, or no longer shows what was hidden. */
export function followPosts({ slugs, rebuild, contentVersion, isGone = false }: OnTheWay): void {
  const paths = slugs.map(postPath);
  $publication.set({ step: rebuild === 'unreachable' ? 'unreachable' : 'saved', paths });
  void follow({ paths, contentVersion, isGone });
}

/** How often the site is looked at while a change is on its way, in milliseconds. */
const lookEvery = 700;

/** After this many looks in vain somebody else has to look: the strip says so and the change stays pending. */
const mostLooks = 1500;

async function follow({ paths, contentVersion, isGone }: Followed): Promise<void> {
  for (let look = 0; look < mostLooks; look++) {
    await new Promise((resolve) => setTimeout(resolve, lookEvery));
    if ($publication.get().paths !== paths) return;
    const live = await readLiveVersion();
    if (live !== undefined && live >= contentVersion && (await areSeen({ paths, isGone }))) {
      $publication.set({ step: isGone ? 'gone' : 'live', paths });
      return;
    }
    const status = await callAsEditor('site-status', { answer: statusSchema });
    if (status.ok) $publication.set(progress(status.value, paths));
  }
}

/** "Live" is what was read on the pages themselves, and so is "gone". */
const areSeen = async ({ paths, isGone }: Pick<Followed, 'paths' | 'isGone'>): Promise<boolean> =>
  (await Promise.all(paths.map(isGone ? isPageGone : isPostOnline))).every(Boolean);

function progress({ state, last_error }: v.InferOutput<typeof statusSchema>, paths: string[]): Publication {
  if (state === 'failed') return { step: 'failed', paths, reason: last_error };
  if (state === 'waiting' && last_error !== undefined)
    return { step: 'unreachable', paths, reason: last_error };
  // The status may say "live" a moment before the page has been read: until then it is still being built.
  return { step: state === 'waiting' ? 'waiting' : 'building', paths };
}

const statusSchema = v.object({
  state: v.picklist(['live', 'waiting', 'building', 'failed']),
  last_error: v.optional(v.string()),
});

type OnTheWay = {
  slugs: string[];
  rebuild: RebuildAnswer['rebuild'];
  contentVersion: number;
  /** The pages are to disappear. */
  isGone?: boolean;
};
type Followed = { paths: string[]; contentVersion: number; isGone: boolean };

export type Publication = {
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
  /** Where the posts stand once they are live. */
  paths?: string[];
  reason?: string | undefined;
};
