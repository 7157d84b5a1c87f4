import type { SettingName } from '#adapters/settings.ts';
import type { Clients } from './clients.ts';
import type { Mark } from './mark.ts';
import type { Site } from './site.ts';

/** One thing an installation must be able to do, and how that is tried. */
export type Ability = {
  /** The first column of its row. */
  name: string;
  /** Without these settings it is not tried. */
  settings?: SettingName[];
  /** Without these abilities it is not tried. */
  needs?: string[];
  /** It has failed when it takes longer; undefined where it bounds itself. */
  limitSeconds?: number;
  /** Resolves with what was proven, throws `Unmet` with what is wrong and what to do. */
  run: (check: Check) => Promise<string>;
};

/** All that the abilities share during one run. */
export type Check = {
  mark: Mark;
  site: Site;
  /** `fetch` within the limits of the ability. */
  ask: () => typeof fetch;
  clients: Clients;
  isLocal: boolean;
  /** Ends with Ctrl-C, and with the time limit of the ability. */
  signal: AbortSignal;
  limits: Limits;
  /** Says what is being waited for. */
  progress: (text: string) => void;
  /** Keeps other checks away for so many seconds from now on. */
  hold: (seconds: number) => Promise<void>;
  /** What earlier abilities have made, for later ones. */
  made: Made;
};

export type Limits = {
  /** How long one answer may take, in seconds. */
  answerSeconds: number;
  /** How long a build may take until its page is online, in seconds. */
  buildSeconds: number;
  /** How long to wait, before clearing up, for a request that was given up, in seconds. */
  lateSeconds: number;
  /** How long a mail may wait for the mail service, in seconds. */
  mailSeconds: number;
};

type Made = {
  /** The access tokens of all sessions of the shared account that were opened. */
  sessions: string[];
  /** The one of the session in which the shared account works. */
  accessToken?: string;
  post?: { slug: string; path: string };
  picture?: string;
  /** The version that the next build has to reach. */
  contentVersion?: number;
  person?: { email: string; userId: string; accessToken: string };
};
