import { setTimeout as wait } from 'node:timers/promises';
import { findSetting, isLocalSite } from '#adapters/settings.ts';
import { abilities as allAbilities } from './abilities.ts';
import type { Ability, Check, Limits } from './ability.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { cleanUp } from './clean-up.ts';
import { clientsOf, supabaseAnswer } from './clients.ts';
import { newMark } from './mark.ts';
import { runAbilities, wordsFor, type Row } from './run-abilities.ts';
import { endSessions } from './abilities/shared-account.ts';
import { siteAt } from './site.ts';

/**
 * Proves an installation with the settings in the environment: clears up what an earlier run left, tries one ability after the
 * other, and clears up again, however it ended. Resolves with all rows.
 */
export async function checkInstallation({
  signal,
  report,
  progress = () => undefined,
  limits: given = {},
  abilities = allAbilities,
}: Options): Promise<Row[]> {
  const limits = { ...usualLimits, ...given };
  let current = signal;
  const ask = () => boundedFetch({ seconds: limits.answerSeconds, signal: current });
  const clients = clientsOf(ask);
  const siteUrl = findSetting('SITE_URL') ?? '';
  const mark = newMark();
  let holds = false;
  const hold = async (seconds: number): Promise<boolean> => {
    const held = await clients.owner().rpc('hold_installation_check', { run: mark.runId, seconds });
    return supabaseAnswer(held, 'keeping other checks away') === true;
  };
  const check: Check = {
    mark,
    site: siteAt(siteUrl, ask),
    ask,
    clients,
    isLocal: URL.canParse(siteUrl) && isLocalSite(siteUrl),
    get signal() {
      return current;
    },
    limits,
    progress,
    hold: async (seconds) => {
      if (holds) await hold(seconds).catch(() => undefined);
    },
    made: { sessions: [] },
  };

  const began = await begin();
  if (began !== undefined) {
    report(began);
    return [began];
  }
  const rows = await runAbilities(abilities, {
    check,
    signal,
    setSignal: (bound) => (current = bound),
    report,
  });
  const last = await end();
  if (last !== undefined) {
    rows.push(last);
    report(last);
  }
  return rows;

  /** Where the database cannot be reached nothing can be left in it: the rows say what is wrong. */
  async function begin(): Promise<Row | undefined> {
    try {
      holds = await hold(180);
    } catch {
      return undefined;
    }
    if (!holds)
      return notBegun(
        'Another check of this installation is running, or was killed within the last minutes: try again in a while.',
      );
    try {
      const count = await cleanUp(check);
      if (count > 0) progress(`an earlier check was cut short: ${count} things it left are cleared up`);
      return undefined;
    } catch (error) {
      await hold(0).catch(() => undefined);
      return notBegun(`What an earlier check left cannot be cleared up. ${wordsFor(error)}`);
    }
  }

  async function end(): Promise<Row | undefined> {
    if (!holds) return undefined;
    const name = 'Cleared up';
    // Also after Ctrl-C, so within a time of its own.
    current = AbortSignal.timeout(120_000);
    try {
      await leaveNothing().catch(leaveNothing);
      await hold(0);
      return {
        name,
        state: 'met',
        text: 'Nothing of this check is left but its lines in the record of actions.',
      };
    } catch (error) {
      // What is left is for the next run, which need not wait.
      await hold(0).catch(() => undefined);
      return {
        name,
        state: 'unmet',
        text: `Something of this check may be left: run it again, it clears up first. ${wordsFor(error)}`,
      };
    }
  }

  async function leaveNothing(): Promise<void> {
    await hold(180);
    await cleanUp(check);
    await endSessions(check);
    // A request that was given up may still have been under way.
    if (rows.some(({ state }) => state === 'unmet')) {
      await wait(limits.lateSeconds * 1000);
      await cleanUp(check);
    }
  }
}

const notBegun = (text: string): Row => ({ name: 'Begin', state: 'unmet', text });

const usualLimits: Limits = { answerSeconds: 45, buildSeconds: 15 * 60, mailSeconds: 60, lateSeconds: 5 };

type Options = {
  /** Ctrl-C. */
  signal: AbortSignal;
  report: (row: Row) => void;
  progress?: (text: string) => void;
  limits?: Partial<Limits>;
  abilities?: readonly Ability[];
};
