import { keepOnItsWay, keptOnItsWay, type FollowedPage, type OnItsWay } from '#browser-storage/on-its-way.ts';
import {
  isPageGone,
  isPageMoved,
  isPostOnline,
  readLiveVersion,
  showsBusiness,
} from '#adapters/live-page.browser.ts';
import type { AnswerOf } from '#contract/contract.ts';
import { siteStatus } from '#contract/publishing.ts';
import { locales } from '#core/locale.ts';
import { pagePath, postPath } from '#core/paths.ts';
import type { RebuildAnswer } from '#core/publishing/ports.ts';
import { earlyPolls, earlyPollIntervalMs, pollIntervalMs } from '#core/publishing/rebuild/site-status.ts';
import { callAsEditor } from '#session/session.ts';
import { pause } from '#core/answering/pause.ts';
import { toastMs } from './toasts.ts';
import { $liveProgress, type LiveProgress, type Outlook } from './live-progress.ts';

/** Polls the site until it shows the change and all earlier changes. */
export function followToLive({
  slugs,
  gone = [],
  moved = [],
  business,
  rebuild,
  contentVersion,
}: FollowedChange): void {
  const sent: FollowedPage[] = [
    ...slugs.map((slug) => ({ path: postPath(slug), becomes: 'online' as const })),
    ...gone.map((slug) => ({ path: postPath(slug), becomes: 'gone' as const })),
    ...moved.map(({ from, to }) => ({ path: postPath(from), becomes: 'moved' as const, to: postPath(to) })),
    ...(business === undefined ? [] : homePages(business)),
  ].map((page) => ({ ...page, isSeen: false }));
  const isSentAgain = ({ path }: FollowedPage) => sent.some((page) => page.path === path);
  const pages = [...trackedPages.filter((page) => !page.isSeen && !isSentAgain(page)), ...sent];
  $liveProgress.set({ step: rebuild === 'unreachable' ? 'unreachable' : 'saved', pages });
  startPolling({ pages, contentVersion, since: Date.now() });
}

const homePages = (business: number) =>
  locales.map((locale) => ({
    path: pagePath({ page: 'home', locale }),
    becomes: 'online' as const,
    business,
  }));

export function resumeFollowing(): void {
  if (following !== undefined) return;
  const sent = keptOnItsWay();
  if (sent === undefined || Date.now() - sent.since > maxFollowedLength) {
    keepOnItsWay(undefined);
    return;
  }
  $liveProgress.set({ step: 'waiting', pages: sent.pages });
  startPolling(sent);
}

/** Call this when another page opens. Hides a change that finished over `toastMs` ago or that only stored a draft. */
export function forgetSeen(): void {
  const { step } = $liveProgress.get();
  const isOver = ['live', 'gone'].includes(step) && Date.now() - seenAt > toastMs;
  if (isOver || step === 'draft') $liveProgress.set({ step: 'idle' });
}

/** When tracking last finished, in milliseconds since 1970. */
let seenAt = 0;

function startPolling(sent: OnItsWay): void {
  keepOnItsWay(sent);
  trackedPages = sent.pages;
  following?.abort();
  following = new AbortController();
  void pollUntilSeen(sent, following.signal);
}

/** Milliseconds. After a page load, tracking resumes only for changes younger than this. */
const maxFollowedLength = 3_600_000;

/** After this many polls, polling ends, and the progress strip keeps its last state. */
const maxPolls = 1500;

/** Stops the polling of the latest change, whose pages include those of earlier changes that are not live yet. */
let following: AbortController | undefined;

let trackedPages: FollowedPage[] = [];

async function pollUntilSeen({ pages, contentVersion }: OnItsWay, signal: AbortSignal): Promise<void> {
  const isStopped = () => signal.aborted;
  let tracked = pages;
  let outlook: Outlook | undefined;
  for (let poll = 0; poll < maxPolls; poll++) {
    const isEarly = poll < earlyPolls;
    await pause(isEarly ? earlyPollIntervalMs : pollIntervalMs);
    if (isStopped()) return;
    if ($liveProgress.get().step === 'saving') continue;
    const live = await readLiveVersion();
    if (live !== undefined && live >= contentVersion) tracked = await Promise.all(tracked.map(checkPage));
    if (isStopped()) return;
    trackedPages = tracked;
    if (tracked.every(({ isSeen }) => isSeen)) {
      const step = tracked.some(({ becomes }) => becomes === 'online') ? 'live' : 'gone';
      keepOnItsWay(undefined);
      seenAt = Date.now();
      show({ step, pages: tracked, ...(outlook && { outlook }) });
      return;
    }
    // Each call of `siteStatus` costs money, so at first only every third poll calls it.
    if (isEarly && poll % 3 !== 2) continue;
    const status = await callAsEditor(siteStatus, {}).catch(() => undefined);
    if (isStopped()) return;
    if (status === undefined) continue;
    outlook = outlookOf(status);
    show({ ...progress(status), pages: tracked, outlook });
  }
}

function show(publication: LiveProgress): void {
  if ($liveProgress.get().step !== 'saving') $liveProgress.set(publication);
}

/** Fetches the page, because nothing else proves that it is live, gone or moved. */
async function checkPage(page: FollowedPage): Promise<FollowedPage> {
  return page.isSeen ? page : { ...page, isSeen: await isChangeLive(page) };
}

function isChangeLive({ path, becomes, to = '', business }: FollowedPage): Promise<boolean> {
  if (becomes === 'gone') return isPageGone(path);
  if (becomes === 'moved') return isPageMoved(path, to);
  return business === undefined ? isPostOnline(path) : showsBusiness(path, business);
}

function progress({ state, lastError, failure }: Status): Pick<LiveProgress, 'step' | 'reason' | 'failure'> {
  if (state === 'failed') return { step: 'failed', reason: lastError, failure };
  if (state === 'waiting' && lastError !== undefined) return { step: 'unreachable', reason: lastError };
  // The server may report `live` before the page shows the change, so `live` counts as building here.
  return { step: state === 'waiting' ? 'waiting' : 'building' };
}

const outlookOf = (status: Status): Outlook => ({
  changes: status.changes,
  expectedIn: status.buildExpectedIn ?? undefined,
  isHeld: status.held,
  usualSeconds: status.usualBuildSeconds ?? undefined,
  buildsLeft: status.buildsLeft ?? undefined,
  isShort: status.buildsShort,
});

type Status = AnswerOf<typeof siteStatus>;

export type FollowedChange = {
  slugs: string[];
  gone?: string[];
  /** The build makes each `from` redirect to its `to`. */
  moved?: { from: string; to: string }[];
  business?: number;
  rebuild: RebuildAnswer['rebuild'];
  contentVersion: number;
};
