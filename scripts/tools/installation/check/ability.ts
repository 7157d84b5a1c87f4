import { randomBytes } from 'node:crypto';
import type { SettingName } from '#adapters/settings.ts';
import type { Clients } from './clients.ts';
import type { Site } from './site.ts';

/** One thing that an installation must be able to do, and how to try it. */
export type Ability = {
  /** The first column of the ability's row. */
  name: string;
  /** Without these settings, the ability is not tried. */
  settings?: SettingName[];
  /** Without these abilities, the ability is not tried. */
  needs?: string[];
  /** The attempt fails when it takes longer. */
  limitSeconds?: number;
  /** Resolves with what was proven. Throws `Unmet` with what is wrong and what to do. */
  run: (check: Check) => Promise<string>;
};

/** The data that the abilities share during one run. */
export type Check = {
  mark: Mark;
  site: Site;
  clients: Clients;
  isLocal: boolean;
  /** Aborts on Ctrl-C and at the time limit of the current ability. */
  signal: AbortSignal;
  limits: Limits;
  /** Prints what the check is waiting for. */
  progress: (text: string) => void;
  /** Prevents other checks from starting for this many seconds. */
  hold: (seconds: number) => Promise<void>;
  /** What earlier abilities created, for later ones. */
  made: Made;
};

/**
 * Returns the names of everything that one run creates. The database recognises them (`private.is_of_check`), so the next run can
 * find and delete what an interrupted run left.
 */
export function newMark(id = randomBytes(4).toString('hex')) {
  const name = `installation-check-${id}`;
  return {
    /** The name is also the slug base of the article. */
    name,
    /** The id under which this run reserves the database. */
    runId: crypto.randomUUID(),
    /** Returns one address per part. Resend accepts mails to such an address and discards them. */
    email: (part: string) => `delivered+${name}-${part}@resend.dev`,
  };
}

export type Mark = ReturnType<typeof newMark>;

/** All limits are in seconds. */
export type Limits = {
  /** The limit for one answer. */
  answerSeconds: number;
  /** The limit for a build, until its page is online. */
  buildSeconds: number;
  /** The clean-up waits this long for requests that were aborted. */
  lateSeconds: number;
  /** The limit for the mail service to accept a mail. */
  mailSeconds: number;
};

type Made = {
  /** The access tokens of all sessions of the shared account that the check opened. */
  sessions: string[];
  /** The token of the session that the check works with. */
  accessToken?: string;
  post?: { slug: string; path: string };
  picture?: string;
  person?: { email: string; userId: string };
};
