/**
 * Where the public site stands, from what the database remembers and what the site itself says.
 * The site has the last word: it is live when it contains the newest published content.
 */
export function siteStatus({ memory, outlook, liveVersion }: Known): SiteStatus {
  const version = {
    contentVersion: memory.contentVersion,
    liveVersion,
    // Where the site cannot be asked, what was built last is what it shows.
    changes: Math.max(0, memory.contentVersion - (liveVersion ?? memory.builtVersion)),
    ...outlook,
  };
  if (liveVersion !== undefined && liveVersion >= memory.contentVersion) {
    return { ...version, state: 'live', since: memory.builtAt ?? memory.changedAt };
  }
  if (memory.pendingSince !== undefined) {
    return { ...version, state: 'waiting', since: memory.pendingSince, lastError: memory.lastError };
  }
  if (memory.failedVersion !== undefined && memory.failedVersion >= memory.askedVersion) {
    return { ...version, state: 'failed', since: memory.lastErrorAt, lastError: memory.lastError };
  }
  return { ...version, state: 'building', since: memory.askedAt };
}

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
};

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
};

type Known = { memory: RebuildMemory; outlook: RebuildOutlook; liveVersion: number | undefined };

export type SiteStatus = RebuildOutlook & {
  /** How many changes of what visitors see are not online yet. */
  changes: number;
  contentVersion: number;
  /** Undefined where the site could not be asked. */
  liveVersion: number | undefined;
  state: 'live' | 'waiting' | 'building' | 'failed';
  since: Date | undefined;
  lastError?: string | undefined;
};
