/** Where the public site stands, and what is to be expected of the next build. */
export const siteStatus = ({
  memory,
  outlook,
  liveVersion,
}: Known & { outlook: RebuildOutlook }): SiteStatus => ({
  contentVersion: memory.contentVersion,
  liveVersion,
  // Where the site cannot be asked, what was built last is what it shows.
  changes: Math.max(0, memory.contentVersion - (liveVersion ?? memory.builtVersion)),
  ...outlook,
  ...siteState({ memory, liveVersion }),
});

/** A change waits that nothing holds back any longer. */
export const isOverdue = ({ state, expectedIn }: Pick<SiteStatus, 'state' | 'expectedIn'>): boolean =>
  state === 'waiting' && expectedIn === 0;

/**
 * Where the public site stands, from what the database remembers and what the site itself says.
 * The site has the last word: it is live when it contains the newest published content.
 */
export function siteState({ memory, liveVersion }: Known): SiteState {
  if (liveVersion !== undefined && liveVersion >= memory.contentVersion) {
    return { state: 'live', since: memory.builtAt ?? memory.changedAt };
  }
  if (memory.pendingSince !== undefined) {
    return { state: 'waiting', since: memory.pendingSince, lastError: memory.lastError };
  }
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

/** How often the desk looks at the site while a change is on its way. */
export const millisecondsBetweenLooks = 700;

/** The first looks come sooner: where builds cost nothing, a change is online within a second. */
export const earlyLooks = 15;
export const millisecondsBetweenEarlyLooks = 200;

/** What the database remembers of changes and builds. Versions count published changes. */
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
  /** Why the failed version failed, where it was not the build itself. */
  failure: BuildFailure | undefined;
};

/**
 * `build-never-came`: asked for three times, and the site never showed it. `site-unreadable`: the site does not say what
 * it contains, so nobody can know.
 */
export const buildFailures = ['build-never-came', 'site-unreadable'] as const;

export type BuildFailure = (typeof buildFailures)[number];

/** What is to be expected of the next build. */
export type RebuildOutlook = {
  /** Until a build is asked for, in seconds; undefined where nothing waits. */
  expectedIn: number | undefined;
  /** It waits that long only because few builds of the month are left. */
  isHeld: boolean;
  /** How long a build takes as a rule; undefined where none was seen yet. */
  usualSeconds: number | undefined;
  /** Undefined where builds are not limited. */
  buildsLeft: number | undefined;
  /** So few are left that editors are warned. */
  isShort: boolean;
};

type Known = { memory: RebuildMemory; liveVersion: number | undefined };

export type SiteState = {
  state: 'live' | 'waiting' | 'building' | 'failed';
  since: Date | undefined;
  lastError?: string | undefined;
  failure?: BuildFailure | undefined;
};

export type SiteStatus = RebuildOutlook &
  SiteState & {
    /** How many changes of what visitors see are not online yet. */
    changes: number;
    contentVersion: number;
    /** Undefined where the site could not be asked. */
    liveVersion: number | undefined;
  };
