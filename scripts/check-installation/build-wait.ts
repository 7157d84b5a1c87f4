import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { Unmet } from './unmet.ts';
import { type Check } from './ability.ts';

/**
 * Looks at `site-status` until it says what is waited for, for as long as a build may take. One look that fails is no
 * reason to stop; five in a row are.
 */
export async function untilOnline(check: Check, { until = isOver, doing }: Wait): Promise<SiteState> {
  const { site, made, signal, limits } = check;
  const began = Date.now();
  let failures = 0;
  for (;;) {
    const state = await look().catch((error: unknown) => {
      failures++;
      if (failures === 5) throw error;
      return undefined;
    });
    if (state !== undefined) {
      failures = 0;
      requireProgress(state);
      if (until(state)) return state;
    }
    const seconds = Math.round((Date.now() - began) / 1000);
    if (seconds >= limits.buildSeconds)
      throw new Unmet(
        `Nothing came of it within ${Math.round(limits.buildSeconds / 60)} minutes (the site's state is “${state?.state ?? 'unknown'}”): look at the deploys of the host.`,
      );
    check.progress(`waiting for ${doing}: ${seconds} s${expected(state)}`);
    await check.hold(120);
    // Ended before its time where the check is; the next look says so.
    await wait(Math.min(2000, limits.buildSeconds * 100), undefined, { signal }).catch(() => undefined);
  }

  async function look(): Promise<SiteState> {
    return site.answer('site-status', { accessToken: made.accessToken, answer: stateSchema });
  }
}

const isOver = ({ state }: SiteState): boolean => state === 'live' || state === 'failed';

function requireProgress({ state, last_error, held }: SiteState): void {
  const reason = last_error ?? 'no reason was given';
  if (state === 'failed')
    throw new Unmet(`The build failed: ${reason} (The whole log is at the host, under Deploys.)`);
  if (state === 'waiting' && last_error !== undefined)
    throw new Unmet(
      `No build could be asked for: ${reason} Is BUILD_HOOK_URL at the host a hook that exists?`,
    );
  if (held)
    throw new Unmet(
      'The build is held back, because few of this month’s builds are left: see BUILDS_PER_MONTH.',
    );
}

function expected(state: SiteState | undefined): string {
  const usual = state?.usual_build_seconds ?? null;
  const waits = state?.build_expected_in ?? null;
  return [
    waits === null ? '' : `, asked for in ${waits} s`,
    usual === null ? '' : `, builds usually take ${usual} s`,
  ].join('');
}

const stateSchema = v.object({
  state: v.picklist(['live', 'waiting', 'building', 'failed']),
  last_error: v.optional(v.string()),
  held: v.boolean(),
  build_expected_in: v.nullable(v.number()),
  usual_build_seconds: v.nullable(v.number()),
  builds_left: v.nullable(v.number()),
});

/** `until`: that the build is over, where nothing else is said. */
type Wait = { until?: (state: SiteState) => boolean; doing: string };

export type SiteState = v.InferOutput<typeof stateSchema>;
