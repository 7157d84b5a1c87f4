/** Says at the desk how far the public site is behind the database, and when it will catch up. */
export const siteStatus = ({
  memory,
  outlook,
  liveVersion,
  now,
}: RebuildFacts & { outlook: RebuildOutlook }): SiteStatus => ({
  contentVersion: memory.contentVersion,
  liveVersion,
  // If the site does not answer, the code assumes that the last build is online.
  changes: Math.max(0, memory.contentVersion - (liveVersion ?? memory.builtVersion)),
  ...outlook,
  ...siteState({ memory, liveVersion, now }),
});

/** Whether a build still waits, although it should have begun. */
export const isOverdue = ({ state, expectedIn }: Pick<SiteStatus, 'state' | 'expectedIn'>): boolean =>
  state === 'waiting' && expectedIn === 0;

/** Returns whether the site shows the newest content, waits for a build, is being built, or has failed. */
export function siteState({ memory, liveVersion, now }: RebuildFacts): SiteState {
  if (liveVersion !== undefined && liveVersion >= memory.contentVersion) {
    return { state: 'live', since: memory.builtAt ?? memory.changedAt };
  }
  if (memory.pendingSince !== undefined) {
    return { state: 'waiting', since: memory.pendingSince, lastError: memory.lastError };
  }
  if (isOlderPublished({ ...memory, liveVersion, now }))
    return { state: 'failed', since: memory.builtAt, failure: 'older-published' };
  if (memory.failedVersion !== undefined && memory.failedVersion >= memory.askedVersion) {
    return {
      state: 'failed',
      since: memory.lastErrorAt,
      lastError: memory.lastError,
      failure: memory.failure,
    };
  }
  return { state: 'building', since: memory.askedAt };
}

/** Whether an older version than the last build is online, and no build was requested or finished for 15 minutes. */
export const isOlderPublished = ({ liveVersion, builtVersion, builtAt, askedAt, now }: ShownBuild): boolean =>
  liveVersion !== undefined &&
  liveVersion < builtVersion &&
  Math.max(builtAt?.getTime() ?? 0, askedAt?.getTime() ?? 0) < now.getTime() - buildLostMs;

/** A build takes a minute or two. A build that is not online after this many milliseconds is treated as lost. */
export const buildLostMs = 15 * 60_000;

/** The desk polls the site at this interval until a change is online. */
export const pollIntervalMs = 700;

/** This many polls come first, at a shorter interval, because a local site shows a change within a second. */
export const earlyPolls = 15;
export const earlyPollIntervalMs = 200;

export type RebuildMemory = {
  contentVersion: number;
  changedAt: Date | undefined;
  pendingSince: Date | undefined;
  askedVersion: number;
  askedAt: Date | undefined;
  builtVersion: number;
  builtAt: Date | undefined;
  failedVersion: number | undefined;
  lastError: string | undefined;
  lastErrorAt: Date | undefined;
  /** The reason for `failedVersion`. Undefined if the host itself reported a failed build. */
  failure: BuildFailure | undefined;
};

/**
 * `build-never-came`: three requests for a build had no effect. `site-unreadable`: `build.json` cannot be read.
 * `older-published`: an older deploy was published at the host.
 */
export const buildFailures = ['build-never-came', 'site-unreadable', 'older-published'] as const;

export type BuildFailure = (typeof buildFailures)[number];

export type RebuildOutlook = {
  /** The seconds until the build is requested, or undefined without a pending change. */
  expectedIn: number | undefined;
  /** Whether the change waits because few or no builds are left this month. */
  isHeld: boolean;
  /** The usual duration of a build, or undefined before the first build. */
  usualSeconds: number | undefined;
  /** The remaining builds of this month, or undefined without a limit on builds. */
  buildsLeft: number | undefined;
  isShort: boolean;
};

type RebuildFacts = { memory: RebuildMemory; liveVersion: number | undefined; now: Date };

type ShownBuild = Pick<RebuildMemory, 'builtVersion' | 'builtAt' | 'askedAt'> & Omit<RebuildFacts, 'memory'>;

export type SiteState = {
  state: 'live' | 'waiting' | 'building' | 'failed';
  since: Date | undefined;
  lastError?: string | undefined;
  failure?: BuildFailure | undefined;
};

export type SiteStatus = RebuildOutlook &
  SiteState & {
    changes: number;
    contentVersion: number;
    /** The content version of the public site, or undefined if the site does not answer. */
    liveVersion: number | undefined;
  };
