/** Every change leads to a build, and many changes at once to few builds. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { rebuildTimes } from './rebuild-times.ts';
import { runRebuild, type RebuildClaim, type RebuildRun } from './run-rebuild.ts';

afterEach(() => vi.useRealTimers());

function aRun(
  claims: RebuildClaim[],
  overrides: Partial<RebuildRun> = {},
): { run: RebuildRun; said: string[] } {
  const said: string[] = [];
  const run: RebuildRun = {
    queue: {
      claim: () => Promise.resolve(claims.shift() ?? { state: 'nothing' }),
      confirm: (version) => Promise.resolve(void said.push(`confirmed ${version}`)),
      fail: ({ version, error, retrySeconds }) =>
        Promise.resolve(void said.push(`failed ${version}: ${error} Again in ${retrySeconds} s.`)),
    },
    hook: { call: () => Promise.resolve(void said.push('hook')), isReachable: () => Promise.resolve(true) },
    pause: (milliseconds) => Promise.resolve(void said.push(`paused ${milliseconds}`)),
    times: rebuildTimes({ quietSeconds: 3, buildsPerMonth: undefined }),
    deadline: Date.now() + 50_000,
    ...overrides,
  };
  return { run, said };
}

describe('runRebuild', () => {
  test('waits for a quiet period, then calls the build hook once', async () => {
    const { run, said } = aRun([
      { state: 'wait', milliseconds: 2000 },
      { state: 'wait', milliseconds: 500 },
      { state: 'claimed', version: 9 },
    ]);
    expect(await runRebuild(run)).toBe('called');
    expect(said).toEqual(['paused 2000', 'paused 500', 'hook', 'confirmed 9']);
  });

  test('requests another build if content changed while the hook was called', async () => {
    const { run, said } = aRun([
      { state: 'claimed', version: 9 },
      { state: 'wait', milliseconds: 700 },
      { state: 'claimed', version: 10 },
    ]);
    expect(await runRebuild(run)).toBe('called');
    expect(said).toEqual(['hook', 'confirmed 9', 'paused 700', 'hook', 'confirmed 10']);
  });

  test('leaves the request pending and records the reason if the hook fails', async () => {
    const hook = {
      call: () => Promise.resolve('The build hook could not be reached.'),
      isReachable: () => Promise.resolve(false),
    };
    const { run, said } = aRun([{ state: 'claimed', version: 9 }], { hook });
    expect(await runRebuild(run)).toBe('failed');
    expect(said).toEqual(['failed 9: The build hook could not be reached. Again in 30 s.']);
  });

  test('waits if the required wait ends by the deadline, and otherwise returns “left” at once', async () => {
    vi.useFakeTimers();
    const left = async (milliseconds: number) =>
      runRebuild(aRun([{ state: 'wait', milliseconds }], { deadline: Date.now() + 1000 }).run);
    expect([await left(1000), await left(1001)]).toEqual(['nothing', 'left']);
  });

  test('calls no hook if no request is pending', async () => {
    const { run, said } = aRun([]);
    expect(await runRebuild(run)).toBe('nothing');
    expect(said).toEqual([]);
  });

  test('ends without a build if the required wait is longer than the remaining time of the run', async () => {
    const { run, said } = aRun([{ state: 'wait', milliseconds: 60_000 }]);
    expect(await runRebuild(run)).toBe('left');
    expect(said).toEqual([]);
  });

  test('continues after a short outage of the database, and throws after a longer outage', async () => {
    vi.useFakeTimers();
    let failures = 3;
    const claims: RebuildClaim[] = [{ state: 'claimed', version: 9 }];
    const { run, said } = aRun(claims);
    const claim = () =>
      failures-- > 0
        ? Promise.reject(new Error('away'))
        : Promise.resolve(claims.shift() ?? { state: 'nothing' as const });
    const ended = runRebuild({ ...run, queue: { ...run.queue, claim } });
    await vi.runAllTimersAsync();
    expect(await ended).toBe('called');
    expect(said).toEqual(['hook', 'confirmed 9']);

    const away = { ...run.queue, claim: () => Promise.reject(new Error('away')) };
    const givenUp = expect(runRebuild({ ...run, queue: away })).rejects.toThrow('away');
    await vi.runAllTimersAsync();
    await givenUp;
  });
});
