import { randomBytes } from 'node:crypto';
import type { SettingName } from '#adapters/settings.ts';
import type { Clients } from './clients.ts';
import type { Site } from './site.ts';

/** One thing that an installation must be able to do, and the test that proves it. */
export type Ability = {
  name: string;
  /** The check skips the ability if one of these settings is missing. */
  settings?: SettingName[];
  /** The check skips the ability if one of these abilities failed or was skipped. */
  needs?: string[];
  limitSeconds?: number;
  /** Resolves with a text about what was checked. Throws `Unmet` with the problem and the solution. */
  run: (check: Check) => Promise<string>;
};

export type Check = {
  mark: Mark;
  site: Site;
  clients: Clients;
  isLocal: boolean;
  signal: AbortSignal;
  limits: Limits;
  progress: (text: string) => void;
  /** Locks out other runs of the check for the next `seconds`. */
  hold: (seconds: number) => Promise<void>;
  made: Made;
};

/** Returns the names for a run’s test data. A later run recognises leftovers by the `installation-check-` in them. */
export function newMark(id = randomBytes(4).toString('hex')) {
  const name = `installation-check-${id}`;
  return {
    name,
    /** The id with which this run holds the lock against other runs of the check. */
    runId: crypto.randomUUID(),
    /** Returns a different address for each `part`. Resend accepts mails to these addresses and discards them. */
    email: (part: string) => `delivered+${name}-${part}@resend.dev`,
  };
}

export type Mark = ReturnType<typeof newMark>;

export type Limits = {
  answerSeconds: number;
  /** The timeout of each wait for a build, counted from the start of the wait. */
  buildSeconds: number;
  lateSeconds: number;
  mailSeconds: number;
};

type Made = {
  sessions: string[];
  accessToken?: string;
  post?: { slug: string; path: string };
  image?: string;
  person?: { email: string; userId: string };
};
