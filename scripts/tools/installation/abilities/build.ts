import { setTimeout as pause } from 'node:timers/promises';
import type { AnswerOf } from '#contract/contract.ts';
import { siteStatus } from '#contract/publishing.ts';
import type { Ability, Check } from '../check/ability.ts';
import { Unmet } from '../check/unmet.ts';
import type { Page } from '../check/site.ts';

/** Checks that the host accepts the call of the build hook that follows a publication. */
export const buildHookAbility: Ability = {
  name: 'Build hook',
  needs: ['Publish'],
  limitSeconds: 15 * 60,
  async run(check) {
    const { state } = await untilBuild(check, {
      isDone: (status) => status.state !== 'waiting',
      doing: 'the build hook is called once no further change comes',
    });
    return state === 'failed' ? 'It was accepted; that build has failed.' : 'The host has accepted it.';
  },
};

export const livePageAbility: Ability = {
  name: 'Live page',
  needs: ['Publish'],
  limitSeconds: 45 * 60,
  async run(check) {
    const began = Date.now();
    const { site, made } = check;
    const path = made.post?.path ?? '';
    await untilBuild(check, { doing: 'the build' });
    const page = await readUntil(
      check,
      ({ status, text }) => status === 200 && text.includes('post-revision'),
    );
    if (page.status !== 200)
      throw new Unmet(
        `The build is online, but ${path} answers with status ${page.status}: was it built with the settings given here?`,
      );
    if (made.image !== undefined && !page.text.includes(made.image.split('/')[2] ?? ''))
      throw new Unmet('The page is online without its picture: look at the log of the build.');
    if (!(await site.page('/nl/blog')).text.includes(path))
      throw new Unmet('The page is online, but the overview /nl/blog does not lead to it.');
    const seconds = Math.round((Date.now() - began) / 1000);
    const duration = seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
    return `Online ${duration} later, with its picture, and found in the overview.`;
  },
};

export const goneAbility: Ability = {
  name: 'Page gone',
  needs: ['Live page', 'Hide'],
  limitSeconds: 45 * 60,
  async run(check) {
    await untilBuild(check, { doing: 'the second build' });
    const page = await readUntil(check, ({ status }) => status === 404);
    if (page.status !== 404)
      throw new Unmet(`The hidden article's page still answers with status ${page.status} after the build.`);
    return 'The hidden article answers 404.';
  },
};

/** Polls, because the host may need a moment to copy the new site to all its locations. */
async function readUntil({ site, made, signal }: Check, isExpected: (page: Page) => boolean): Promise<Page> {
  for (let attempt = 1; ; attempt++) {
    const page = await site.page(made.post?.path ?? '');
    if (isExpected(page) || attempt === 10 || signal.aborted) return page;
    await pause(1000);
  }
}

/** Polls the site’s state until `isDone`. Throws if the build fails or is slow, or if five polls fail in a row. */
async function untilBuild(
  { site, made, signal, limits, progress, hold }: Check,
  { isDone = isOver, doing }: { isDone?: (status: SiteStatus) => boolean; doing: string },
): Promise<SiteStatus> {
  const began = Date.now();
  let failures = 0;
  for (;;) {
    const status = await site
      .answer(siteStatus, { accessToken: made.accessToken })
      .catch((error: unknown) => {
        failures++;
        if (failures === 5) throw error;
        return undefined;
      });
    if (status !== undefined) {
      failures = 0;
      requireProgress(status);
      if (isDone(status)) return status;
    }
    const seconds = Math.round((Date.now() - began) / 1000);
    if (seconds >= limits.buildSeconds)
      throw new Unmet(
        `Nothing came of it within ${Math.round(limits.buildSeconds / 60)} minutes (the site's state is “${status?.state ?? 'unknown'}”). Does BUILD_HOOK_URL at the host belong to this very site (Netlify → Build hooks)? An address that answers but builds nothing looks like this. Look at the deploys of the host, too.`,
      );
    progress(`waiting for ${doing}: ${seconds} s${expected(status)}`);
    await hold(120);
    // An abort ends this pause early. `tried` in `check-installation.ts` reports the abort.
    await pause(Math.min(2000, limits.buildSeconds * 100), undefined, { signal }).catch(() => undefined);
  }
}

const isOver = ({ state }: SiteStatus): boolean => state === 'live' || state === 'failed';

function requireProgress({ state, lastError, held }: SiteStatus): void {
  const reason = lastError ?? 'no reason was given';
  if (state === 'failed')
    throw new Unmet(`The build failed: ${reason} (The whole log is at the host, under Deploys.)`);
  if (state === 'waiting' && lastError !== undefined)
    throw new Unmet(
      `No build could be asked for: ${reason} Is BUILD_HOOK_URL at the host a hook that exists?`,
    );
  if (held)
    throw new Unmet(
      'The build is held back, because few of this month’s builds are left: see BUILDS_PER_MONTH.',
    );
}

function expected(status?: SiteStatus): string {
  const { buildExpectedIn: waits = null, usualBuildSeconds: usual = null } = status ?? {};
  const parts = [waits === null ? '' : `, asked for in ${waits} s`];
  return parts.concat(usual === null ? '' : `, builds usually take ${usual} s`).join('');
}

type SiteStatus = AnswerOf<typeof siteStatus>;
