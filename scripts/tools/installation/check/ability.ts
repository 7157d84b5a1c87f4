import { randomBytes } from 'node:crypto';
import type { SettingName } from '#adapters/settings.ts';
import type { Clients } from './clients.ts';
import type { Site } from './site.ts';

/** One thing an installation must be able to do, and how to try it. */
export type Ability = {
  /** The first column of its row. */
  name: string;
  /** Without these settings it is not tried. */
  settings?: SettingName[];
  /** Without these abilities it is not tried. */
  needs?: string[];
  /** It fails when it takes longer. */
  limitSeconds?: number;
  /** Resolves with what was proven; throws `Unmet` with what is wrong and what to do. */
  run: (check: Check) => Promise<string>;
};

/** What the abilities share during one run. */
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
  /** Keeps other checks away for this many seconds from now on. */
  hold: (seconds: number) => Promise<void>;
  /** What earlier abilities created, for later ones. */
  made: Made;
};

/**
 * The names of everything one run creates. The database recognises them (`private.is_of_check`), so the next run can find and
 * delete what an interrupted run left.
 */
export function newMark(id = randomBytes(4).toString('hex')) {
  const name = `installation-check-${id}`;
  return {
    /** Also the slug base of the article. */
    name,
    /** Holds the database for this run. */
    runId: crypto.randomUUID(),
    /** One address per part. Resend accepts mails to it and discards them. */
    email: (part: string) => `delivered+${name}-${part}@resend.dev`,
  };
}

export type Mark = ReturnType<typeof newMark>;

/** All in seconds. */
export type Limits = {
  /** For one answer. */
  answerSeconds: number;
  /** For a build, until its page is online. */
  buildSeconds: number;
  /** How long to wait before cleaning up for a request that was aborted. */
  lateSeconds: number;
  /** For the mail service to accept a mail. */
  mailSeconds: number;
};

type Made = {
  /** The access tokens of all sessions of the shared account that were opened. */
  sessions: string[];
  /** The session that the check works with. */
  accessToken?: string;
  post?: { slug: string; path: string };
  picture?: string;
  person?: { email: string; userId: string };
};
