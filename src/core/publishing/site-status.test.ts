import { expect, test } from 'vitest';
import { siteStatus, type RebuildMemory } from './site-status.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 20, 12, minute));

const memory = (overrides: Partial<RebuildMemory> = {}): RebuildMemory => ({
  contentVersion: 5,
  changedAt: at(1),
  pendingSince: undefined,
  askedVersion: 5,
  askedAt: at(2),
  builtAt: at(3),
  failedVersion: undefined,
  lastError: undefined,
  lastErrorAt: undefined,
  ...overrides,
});

test('is live once the site itself says it contains the newest content', () => {
  expect(siteStatus({ memory: memory(), liveVersion: 5 })).toMatchObject({ state: 'live', since: at(3) });
});

test('is not live while the site shows an older version, whatever the database remembers', () => {
  expect(siteStatus({ memory: memory(), liveVersion: 4 })).toMatchObject({ state: 'building', since: at(2) });
  expect(siteStatus({ memory: memory(), liveVersion: undefined })).toMatchObject({ state: 'building' });
});

test('waits while a change has not been brought to the host, and says what stood in the way', () => {
  const waiting = memory({
    pendingSince: at(1),
    askedVersion: 4,
    lastError: 'The build hook could not be reached.',
  });
  expect(siteStatus({ memory: waiting, liveVersion: 4 })).toMatchObject({
    state: 'waiting',
    since: at(1),
    lastError: 'The build hook could not be reached.',
  });
});

test('has failed when the build last asked for did, until another one is asked for', () => {
  const failed = memory({ failedVersion: 5, lastError: 'A page could not be drawn.', lastErrorAt: at(4) });
  expect(siteStatus({ memory: failed, liveVersion: 4 })).toMatchObject({ state: 'failed', since: at(4) });
  expect(
    siteStatus({ memory: { ...failed, askedVersion: 6, contentVersion: 6 }, liveVersion: 4 }),
  ).toMatchObject({
    state: 'building',
  });
});
