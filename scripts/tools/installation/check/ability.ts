import { randomBytes } from 'node:crypto';
import type { SettingName } from '#adapters/settings.ts';
import type { Clients } from './clients.ts';
import type { Site } from './site.ts';

export type Ability = {
  name: string;
  /** Skipped if one of these settings is missing. */
  settings?: SettingName[];
  /** Skipped if one of these abilities failed. */
  needs?: string[];
  limitSeconds?: number;
  /** Resolves with what was checked. Throws `Unmet` with what is wrong and what to do. */
  run: (check: Check) => Promise<string>;
};

export type Check = {
  mark: Mark;
  site: Site;
  clients: Clients;
  isLocal: boolean;
  /** Aborts on Ctrl-C and at the timeout of the current ability. */
  signal: AbortSignal;
  limits: Limits;
  /** Prints what the check is waiting for. */
  progress: (text: string) => void;
  /** Prevents other runs of the check from starting for this many seconds. */
  hold: (seconds: number) => Promise<void>;
  /** Earlier abilities record here what they created, for later abilities. */
  made: Made;
};

/** Names everything that one run creates. The next run recognises and deletes what is left. */
export function newMark(id = randomBytes(4).toString('hex')) {
  const name = `installation-check-${id}`;
  return {
    name,
    /** The id under which this run reserves the database against other runs. */
    runId: crypto.randomUUID(),
    /** A different address per part. Resend accepts mails to these addresses and discards them. */
    email: (part: string) => `delivered+${name}-${part}@resend.dev`,
  };
}

export type Mark = ReturnType<typeof newMark>;

/** All limits are in seconds. */
export type Limits = {
  answerSeconds: number;
  /** Counted from the request for the build until the page is online. */
  buildSeconds: number;
  /** The clean-up waits this long for requests that were aborted. */
  lateSeconds: number;
  mailSeconds: number;
};

type Made = {
  /** The access token of every session that the check opened. */
  sessions: string[];
  accessToken?: string;
  post?: { slug: string; path: string };
  picture?: string;
  person?: { email: string; userId: string };
};
