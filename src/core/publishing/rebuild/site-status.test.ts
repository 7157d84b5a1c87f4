import { describe, expect, test } from 'vitest';
import { isOlderPublished, siteStatus, type RebuildMemory } from './site-status.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 20, 12, minute));

const memory = (overrides: Partial<RebuildMemory> = {}): RebuildMemory => ({
  contentVersion: 5,
  changedAt: at(1),
  pendingSince: undefined,
  askedVersion: 5,
  askedAt: at(2),
  builtVersion: 4,
  builtAt: at(3),
  failedVersion: undefined,
  lastError: undefined,
  lastErrorAt: undefined,
  failure: undefined,
  ...overrides,
});

const outlook = { expectedIn: 12, isHeld: false, usualSeconds: 30, buildsLeft: undefined, isShort: false };

describe('siteStatus', () => {
  test('is “live” once the site itself reports the newest version', () => {
    expect(siteStatus({ now: at(5), outlook, memory: memory(), liveVersion: 5 })).toMatchObject({
      state: 'live',
      since: at(3),
    });
  });

  test('is “building” while the site still reports an older version or does not answer', () => {
    expect(siteStatus({ now: at(5), outlook, memory: memory(), liveVersion: 4 })).toMatchObject({
      state: 'building',
      since: at(2),
    });
    expect(siteStatus({ now: at(5), outlook, memory: memory(), liveVersion: undefined })).toMatchObject({
      state: 'building',
    });
  });

  test('is “waiting”, with the last error, until the build is requested', () => {
    const waiting = memory({
      pendingSince: at(1),
      askedVersion: 4,
      lastError: 'The build hook could not be reached.',
    });
    expect(siteStatus({ now: at(5), outlook, memory: waiting, liveVersion: 4 })).toMatchObject({
      state: 'waiting',
      since: at(1),
      lastError: 'The build hook could not be reached.',
    });
  });

  test('is “failed” after a failed build, until the next build is requested', () => {
    const failed = memory({ failedVersion: 5, lastError: 'A page could not be drawn.', lastErrorAt: at(4) });
    expect(siteStatus({ now: at(5), outlook, memory: failed, liveVersion: 4 })).toMatchObject({
      state: 'failed',
      since: at(4),
    });
    expect(
      siteStatus({
        now: at(5),
        outlook,
        memory: { ...failed, askedVersion: 6, contentVersion: 6 },
        liveVersion: 4,
      }),
    ).toMatchObject({
      state: 'building',
    });
  });

  test('is “failed”, with a reason, if repeated requests never led to a build', () => {
    const lost = memory({ failedVersion: 5, failure: 'build-never-came', lastErrorAt: at(50) });
    expect(siteStatus({ now: at(5), outlook, memory: lost, liveVersion: 4 })).toMatchObject({
      state: 'failed',
      failure: 'build-never-came',
      since: at(50),
    });
  });

  test('is “failed” instead of “building” if the host serves an older deploy 15 minutes after the build', () => {
    const rolledBack = memory({ builtVersion: 5, contentVersion: 5 });
    const shown = (minute: number) =>
      siteStatus({ now: at(minute), outlook, memory: rolledBack, liveVersion: 4 });
    expect(shown(19)).toMatchObject({ state: 'failed', failure: 'older-published', since: at(3) });
    // Shortly after a build, the host's cache may still return the previous page.
    expect(shown(17)).toMatchObject({ state: 'building' });
  });

  test('reports an older deploy if the site shows a lower version more than fifteen minutes after the build', () => {
    const isOlder = (liveVersion: number | undefined, minutes: number, extraMs = 0) => {
      const [builtAt, askedAt] = [at(minutes - 15), at(minutes - 30)];
      const moment = new Date(at(minutes).getTime() + extraMs);
      return isOlderPublished({ liveVersion, builtVersion: 5, builtAt, askedAt, now: moment });
    };
    expect([isOlder(4, 30), isOlder(4, 30, 1), isOlder(5, 30, 1), isOlder(undefined, 30, 1)]).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  test('counts the changes that are not online yet', () => {
    const changesOf = (liveVersion: number | undefined) =>
      siteStatus({ now: at(5), outlook, memory: memory({ contentVersion: 9 }), liveVersion }).changes;
    expect([changesOf(7), changesOf(undefined), changesOf(9), changesOf(11)]).toEqual([2, 5, 0, 0]);
  });
});

describe('the state of the site', () => {
  const stateOf = (changes: Partial<RebuildMemory>, liveVersion: number | undefined = 4, now = at(5)) =>
    siteStatus({ now, outlook, memory: memory(changes), liveVersion }).state;

  test('depends on the requested version, the failed version and the version that is online', () => {
    expect([stateOf({}, 5), stateOf({}, 6), stateOf({}, 4)]).toEqual(['live', 'live', 'building']);
    expect([
      stateOf({ failedVersion: 4 }),
      stateOf({ failedVersion: 5 }),
      stateOf({ failedVersion: 6 }),
    ]).toEqual(['building', 'failed', 'failed']);
    expect(siteStatus({ now: at(5), outlook, memory: memory(), liveVersion: 6 }).changes).toBe(0);
    expect(siteStatus({ now: at(5), outlook, memory: memory(), liveVersion: 2 }).changes).toBe(3);
    expect(siteStatus({ now: at(5), outlook, memory: memory(), liveVersion: undefined }).changes).toBe(1);
  });

  test('reports an older deploy only after fifteen minutes without a finished build or a request for a build', () => {
    const shown = (liveVersion: number | undefined, minute: number, changes = {}) =>
      isOlderPublished({ ...memory(changes), liveVersion, now: at(minute) });
    expect([shown(3, 18), shown(3, 19)]).toEqual([false, true]);
    expect([shown(4, 19), shown(undefined, 19)]).toEqual([false, false]);
    expect([shown(3, 19, { askedAt: at(10) }), shown(3, 26, { askedAt: at(10) })]).toEqual([false, true]);
    expect(shown(3, 19, { builtAt: undefined, askedAt: undefined })).toBe(true);
  });
});
