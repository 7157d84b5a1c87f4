import { setTimeout as pause } from 'node:timers/promises';
import { findSetting, isLocalSite } from '#adapters/settings.ts';
import { abilities as allAbilities } from './abilities.ts';
import { endSessions } from './abilities/shared-account.ts';
import { newMark, type Ability, type Check, type Limits } from './check/ability.ts';
import { Unmet, wordsFor } from './check/unmet.ts';
import { cleanUp } from './clean-up.ts';
import { boundedFetch, clientsOf, supabaseAnswer } from './check/clients.ts';
import { siteAt } from './check/site.ts';

/**
 * Checks one ability of an installation after the other, and returns a row for each. Cleans up before the first and
 * after the last ability, even after a failure.
 */
export async function checkInstallation({
  signal,
  report,
  progress = () => undefined,
  limits: ownLimits = {},
  abilities = allAbilities,
}: Options): Promise<Row[]> {
  const limits = { ...usualLimits, ...ownLimits };
  const siteUrl = findSetting('SITE_URL') ?? '';
  const ask = boundedFetch(() => ({ seconds: limits.answerSeconds, signal: check.signal }));
  const clients = clientsOf(ask);
  const mark = newMark();
  const state = { holds: false };
  /** Keeps other checks away for this long. Returns false if another check is running. */
  const hold = async (seconds: number): Promise<boolean> => {
    const held = await clients.owner().rpc('hold_installation_check', { run: mark.runId, seconds });
    return supabaseAnswer(held, 'keeping other checks away') === true;
  };
  const check: Check = {
    mark,
    site: siteAt(siteUrl, ask),
    clients,
    signal,
    limits,
    progress,
    made: { sessions: [] },
    isLocal: URL.canParse(siteUrl) && isLocalSite(siteUrl),
    hold: async (seconds) => {
      if (state.holds) await hold(seconds).catch(() => undefined);
    },
  };
  const rows: Row[] = [];
  const add = (row: Row): void => {
    rows.push(row);
    report(row);
  };

  const obstacle = await begin();
  if (obstacle !== undefined) {
    add({ name: 'Begin', state: 'unmet', text: obstacle });
    return rows;
  }
  for (const ability of abilities) {
    if (signal.aborted) break;
    add(untried(ability, rows) ?? (await tried(ability, { check, signal })));
  }
  if (state.holds) add(await end());
  return rows;

  /** Returns why the check cannot start. If the database is unreachable, the check starts, and a row reports that. */
  async function begin(): Promise<string | undefined> {
    try {
      state.holds = await hold(180);
    } catch {
      return undefined;
    }
    if (!state.holds)
      return 'Another check of this installation is running, or was killed within the last minutes: try again in a while.';
    try {
      const count = await cleanUp(check);
      if (count > 0) progress(`an earlier check was cut short: ${count} things it left are cleared up`);
      return undefined;
    } catch (error) {
      await hold(0).catch(() => undefined);
      return `What an earlier check left cannot be cleared up. ${wordsFor(error)}`;
    }
  }

  async function end(): Promise<Row> {
    const name = 'Cleared up';
    // Ctrl-C aborts the AbortSignal of the check, so the clean-up gets its own AbortSignal with its own timeout.
    check.signal = AbortSignal.timeout(120_000);
    try {
      await cleanUpAtEnd().catch(cleanUpAtEnd);
      const text = 'Nothing of this check is left but its lines in the record of actions.';
      return { name, state: 'met', text };
    } catch (error) {
      const text = `Something of this check may be left: run it again, it clears up first. ${wordsFor(error)}`;
      return { name, state: 'unmet', text };
    } finally {
      await hold(0).catch(() => undefined);
    }
  }

  async function cleanUpAtEnd(): Promise<void> {
    await hold(180);
    await cleanUp(check);
    await endSessions(check);
    // After a failure, an aborted request may still be in progress, so the clean-up runs again.
    if (rows.some((row) => row.state === 'unmet')) {
      await pause(limits.lateSeconds * 1000);
      await cleanUp(check);
    }
  }
}

function untried({ name, settings = [], needs = [] }: Ability, rows: Row[]): Row | undefined {
  const missing = settings.filter((setting) => findSetting(setting) === undefined);
  if (missing.length > 0)
    return { name, state: 'untried', text: `Not tried: ${missing.join(', ')} must be set first.` };
  const failed = needs.find((need) => rows.find((row) => row.name === need)?.state !== 'met');
  if (failed === undefined) return undefined;
  return { name, state: 'untried', text: `Not tried: it needs “${failed}”, which failed.` };
}

async function tried(
  ability: Ability,
  { check, signal }: { check: Check; signal: AbortSignal },
): Promise<Row> {
  const { name, limitSeconds = 120 } = ability;
  const bound = AbortSignal.any([signal, AbortSignal.timeout(limitSeconds * 1000)]);
  check.signal = bound;
  const aborted = new Promise<never>((_, reject) =>
    bound.addEventListener('abort', () =>
      reject(new Unmet(signal.aborted ? 'Stopped.' : `This was not done within ${limitSeconds} seconds.`)),
    ),
  );
  const run = async () => {
    await check.hold(limitSeconds + 60);
    return ability.run(check);
  };
  try {
    return { name, state: 'met', text: await Promise.race([run(), aborted]) };
  } catch (error) {
    return { name, state: 'unmet', text: wordsFor(error) };
  }
}

const usualLimits: Limits = { answerSeconds: 45, buildSeconds: 15 * 60, mailSeconds: 60, lateSeconds: 5 };

export type Row = { name: string; state: 'met' | 'unmet' | 'untried'; text: string };

type Options = {
  signal: AbortSignal;
  report: (row: Row) => void;
  progress?: (text: string) => void;
  limits?: Partial<Limits>;
  abilities?: readonly Ability[];
};
