import { randomBytes } from 'node:crypto';
import type { SettingName } from '#adapters/settings.ts';
import type { Clients } from './clients.ts';
import type { Site } from './site.ts';

/** Describes something that an installation must be able to do, and how to try it. */
export type Ability = {
  /** The report shows this name in the first column. */
  name: string;
  /** An ability is skipped if one of these settings is missing. */
  settings?: SettingName[];
  /** An ability is skipped if one of these abilities failed. */
  needs?: string[];
  /** An attempt that takes longer than this fails. */
  limitSeconds?: number;
  /** Resolves with what was proven. Throws `Unmet` with what is wrong and what to do. */
  run: (check: Check) => Promise<string>;
};

/** All abilities of one run share these values. */
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
  /** Prevents other runs of the check from starting for this many seconds. */
  hold: (seconds: number) => Promise<void>;
  /** Earlier abilities record here what they have created, so that later abilities can use it. */
  made: Made;
};

/**
 * Returns the names of everything that one run of the check creates. The database recognises these names
 * (`private.is_of_check`), so the next run can find and delete what an interrupted run left.
 */
export function newMark(id = randomBytes(4).toString('hex')) {
  const name = `installation-check-${id}`;
  return {
    /** This name is also the slug base of the article. */
    name,
    /** The id under which this run reserves the database, so that no other run of the check can start. */
    runId: crypto.randomUUID(),
    /**
     * Returns a different address for each part of the check. Resend accepts mails to these addresses and discards them.
     */
    email: (part: string) => `delivered+${name}-${part}@resend.dev`,
  };
}

export type Mark = ReturnType<typeof newMark>;

/** All limits are in seconds. */
export type Limits = {
  answerSeconds: number;
  /** The page must be online within this many seconds after a build was requested. */
  buildSeconds: number;
  /** The clean-up waits this long for requests that were aborted. */
  lateSeconds: number;
  /** The mail service must accept a mail within this many seconds. */
  mailSeconds: number;
};

type Made = {
  /** Contains the access token of every session that the check opened, so that the clean-up can end them. */
  sessions: string[];
  /** The check makes the requests of a signed-in editor with this token. */
  accessToken?: string;
  post?: { slug: string; path: string };
  picture?: string;
  person?: { email: string; userId: string };
};
