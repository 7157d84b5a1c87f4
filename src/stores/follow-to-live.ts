import { keepOnItsWay, keptOnItsWay } from '#browser-storage/on-its-way.ts';
import { isPageGone, isPageMoved, isPostOnline, readLiveVersion } from '#adapters/live-page.browser.ts';
import type { AnswerOf } from '#contract/contract.ts';
import { siteStatus } from '#contract/site.ts';
import { postPath } from '#core/paths.ts';
import { onItsWayIn, type FollowedPage, type OnItsWay } from '#core/publishing/on-its-way.ts';
import type { RebuildAnswer } from '#core/publishing/ports.ts';
import {
  earlyLooks,
  millisecondsBetweenEarlyLooks,
  millisecondsBetweenLooks,
} from '#core/publishing/rebuild/site-status.ts';
import { callAsEditor } from '#session/session.ts';
import { toastMs } from './toasts.ts';
import { $liveProgress, type LiveProgress, type Outlook } from './live-progress.ts';

/**
 * Looks at the site until it shows what was published, and no longer shows what was hidden or moved. What was sent before
 * and has not been seen yet is followed along.
 */
export function followToLive({
  slugs,
  gone = [],
  moved = [],
  rebuild,
  contentVersion,
}: FollowedChange): void {
  const sent: FollowedPage[] = [
    ...slugs.map((slug) => ({ path: postPath(slug), becomes: 'online' as const, isSeen: false })),
    ...gone.map((slug) => ({ path: postPath(slug), becomes: 'gone' as const, isSeen: false })),
    ...moved.map(({ from, to }) => ({
      path: postPath(from),
      becomes: 'moved' as const,
      to: postPath(to),
      isSeen: false,
    })),
  ];
  const isSentAgain = ({ path }: FollowedPage) => sent.some((page) => page.path === path);
  const pages = [...underway.filter((page) => !page.isSeen && !isSentAgain(page)), ...sent];
  $liveProgress.set({ step: rebuild === 'unreachable' ? 'unreachable' : 'saved', pages });
  startPolling({ pages, contentVersion, since: Date.now() });
}

/** Follows on, on another page of this tab, what was sent from one before. Nothing where nothing is on its way, or it is followed here. */
export function resumeFollowing(): void {
  const kept = keptOnItsWay();
  if (kept === '' || following > 0) return;
  const sent = onItsWayIn(kept);
  if (sent === undefined || Date.now() - sent.since > longestFollowed) {
    keepOnItsWay('');
    return;
  }
  $liveProgress.set({ step: 'waiting', pages: sent.pages });
  startPolling(sent);
}

/** On another page nothing is said any more of what has been seen, or was never to be; what was seen a moment ago is said there as well. */
export function forgetSeen(): void {
  const { step } = $liveProgress.get();
  const isOver = ['live', 'gone'].includes(step) && Date.now() - seenAt > toastMs;
  if (isOver || step === 'draft') $liveProgress.set({ step: 'idle' });
}

/** When the last of the pages was seen, in milliseconds since 1970. */
let seenAt = 0;

function startPolling(sent: OnItsWay): void {
  keepOnItsWay(JSON.stringify(sent));
  underway = sent.pages;
  following += 1;
  void pollUntilSeen({ pages: sent.pages, contentVersion: sent.contentVersion, turn: following });
}

/** After an hour somebody else has looked, or nobody will; in milliseconds. */
const longestFollowed = 3_600_000;

/** After this many looks in vain somebody else has to look: the strip says so and the change stays pending. */
const mostLooks = 1500;

/** Which change is followed: a later one takes along those before. */
let following = 0;

/** Its pages. */
let underway: FollowedPage[] = [];

async function pollUntilSeen({ pages, contentVersion, turn }: Followed): Promise<void> {
  let known = pages;
  let outlook: Outlook | undefined;
  for (let look = 0; look < mostLooks; look++) {
    const isEarly = look < earlyLooks;
    const pause = isEarly ? millisecondsBetweenEarlyLooks : millisecondsBetweenLooks;
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (isOvertaken(turn)) return;
    if ($liveProgress.get().step === 'saving') continue;
    const live = await readLiveVersion();
    if (live !== undefined && live >= contentVersion) known = await Promise.all(known.map(lookAt));
    if (isOvertaken(turn)) return;
    underway = known;
    if (known.every(({ isSeen }) => isSeen)) {
      const step = known.some(({ becomes }) => becomes === 'online') ? 'live' : 'gone';
      keepOnItsWay('');
      seenAt = Date.now();
      show({ step, pages: known, ...(outlook && { outlook }) }, turn);
      return;
    }
    // The site answers with a file; the function is asked no more often than later on.
    if (isEarly && look % 3 !== 2) continue;
    const status = await callAsEditor(siteStatus, {}).catch(() => undefined);
    if (status === undefined) continue;
    outlook = outlookOf(status);
    show({ ...progress(status), pages: known, outlook }, turn);
  }
}

/** Something else was sent meanwhile. As a function, since it changes while somebody waits. */
const isOvertaken = (turn: number): boolean => following !== turn;

/** Something may be on its way to the server while the site is looked at. */
function show(publication: LiveProgress, turn: number): void {
  if (!isOvertaken(turn) && $liveProgress.get().step !== 'saving') $liveProgress.set(publication);
}

/** "Live" is what was read on the page itself, and so are "gone" and "moved". */
async function lookAt(page: FollowedPage): Promise<FollowedPage> {
  if (page.isSeen) return page;
  const { path, becomes, to = '' } = page;
  const isSeen =
    becomes === 'online'
      ? await isPostOnline(path)
      : becomes === 'gone'
        ? await isPageGone(path)
        : await isPageMoved(path, to);
  return { ...page, isSeen };
}

function progress({ state, last_error, failure }: Status): Pick<LiveProgress, 'step' | 'reason' | 'failure'> {
  if (state === 'failed') return { step: 'failed', reason: last_error, failure };
  if (state === 'waiting' && last_error !== undefined) return { step: 'unreachable', reason: last_error };
  // The status may say "live" a moment before the page has been read: until then it is still being built.
  return { step: state === 'waiting' ? 'waiting' : 'building' };
}

const outlookOf = (status: Status): Outlook => ({
  changes: status.changes,
  expectedIn: status.build_expected_in ?? undefined,
  isHeld: status.held,
  usualSeconds: status.usual_build_seconds ?? undefined,
  buildsLeft: status.builds_left ?? undefined,
  isShort: status.builds_short,
});

type Status = AnswerOf<typeof siteStatus>;

export type FollowedChange = {
  /** They are to appear, or to be read anew. */
  slugs: string[];
  /** Their pages are to disappear. */
  gone?: string[];
  /** The old address of each is to lead to the new one. */
  moved?: { from: string; to: string }[];
  rebuild: RebuildAnswer['rebuild'];
  contentVersion: number;
};

type Followed = { pages: FollowedPage[]; contentVersion: number; turn: number };
