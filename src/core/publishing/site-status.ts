/**
 * Where the public site stands, from what the database remembers and what the site itself says.
 * The site has the last word: it is live when it contains the newest published content.
 */
export function siteStatus({
  memory,
  liveVersion,
}: {
  memory: RebuildMemory;
  liveVersion: number | undefined;
}): SiteStatus {
  const version = { contentVersion: memory.contentVersion, liveVersion };
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
  builtAt: Date | undefined;
  failedVersion: number | undefined;
  lastError: string | undefined;
  lastErrorAt: Date | undefined;
};

export type SiteStatus = {
  contentVersion: number;
  /** Undefined where the site could not be asked. */
  liveVersion: number | undefined;
  state: 'live' | 'waiting' | 'building' | 'failed';
  since: Date | undefined;
  lastError?: string | undefined;
};
