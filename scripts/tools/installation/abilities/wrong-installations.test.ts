/** The installation check names the mistake and its remedy for wrong settings of Supabase and the host. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { contactStamp } from '#adapters/signing/contact-stamp.ts';
import type { Ability, Check } from '../check/ability.ts';
import { siteAt } from '../check/site.ts';
import { draftAbility } from './article.ts';
import { livePageAbility } from './build.ts';
import { scheduleAbility } from './schedule.ts';
import { functionsAbility, siteAbility } from './reachable.ts';
import { hostSettingsAbility } from './settings.ts';
import { signUpAbility } from './sign-up.ts';

afterEach(() => vi.unstubAllEnvs());

const rowOf = ({ run }: Ability, check: object): Promise<string> =>
  run({
    made: {},
    mark: { name: 'installation-check-0a1b2c3d' },
    signal: new AbortController().signal,
    progress: () => undefined,
    hold: () => Promise.resolve(),
    ...check,
  } as unknown as Check);

const refusalBody = (code: string): string => JSON.stringify({ error: { code, message: '' } });

const answering = (answer: unknown) => ({ answer: () => Promise.resolve(answer) });

describe('installation check of a wrong installation', () => {
  test('fails if the publishable key can read a draft', async () => {
    const site = { ...answering({ slug: 'a-nl' }), page: () => Promise.resolve({ status: 404 }) };
    const visitorReads = (data: unknown[]) => {
      const eq = () => Promise.resolve({ data, error: null });
      return { visitor: () => ({ from: () => ({ select: () => ({ eq }) }) }) };
    };
    await expect(rowOf(draftAbility, { site, clients: visitorReads([{ id: '1' }]) })).rejects.toThrow(
      'Anybody can read drafts with the publishable key',
    );
    expect(await rowOf(draftAbility, { site, clients: visitorReads([]) })).toContain('not to be seen');
  });

  test('fails if the hosted auth service allows visitors to sign up', async () => {
    const clients = (settings: object) => ({
      authSettings: () => Promise.resolve(Response.json(settings)),
    });
    const row = (settings: object) => rowOf(signUpAbility, { clients: clients(settings), isLocal: false });
    await expect(row({ disable_signup: false })).rejects.toThrow('Allow new users to sign up');
    await expect(row({})).rejects.toThrow('SUPABASE_URL');
    expect(await row({ disable_signup: true })).toContain('invitation');
  });

  test('fails and names the setting if a setting of the host has an invalid value', async () => {
    const row = (...problems: object[]) =>
      rowOf(hostSettingsAbility, {
        site: answering({ problems, details: { settings: { newsHour: '7' } }, region: 'fra' }),
      });
    const invalid = { code: 'settings-invalid', names: ['RETENTION_DAYS', 'NEWS_HOUR'] };
    await expect(row(invalid)).rejects.toThrow('Not usable at the host: RETENTION_DAYS, NEWS_HOUR.');
    expect(await row({ code: 'backup-old', names: [] })).toContain('The desk sets newsHour');
  });

  test.each([
    [401, null, 'is private'],
    [403, null, 'is private'],
    [302, 'https://app.netlify.com/authorize?x=1', 'is private'],
    [301, 'https://www.example.com/', 'set SITE_URL to the primary domain'],
    [404, null, 'was its first deploy successful?'],
  ])('explains a home page with status %i that leads to %s', async (status, location, words) => {
    const headers = new Headers(location === null ? {} : { location });
    const page = () => Promise.resolve({ status, headers, text: '<html>' });
    await expect(rowOf(siteAbility, { site: { url: 'https://example.com', page } })).rejects.toThrow(words);
  });

  test.each([
    [502, '{"errorType":"Error","errorMessage":"require() of ES Module"}', 'Logs & Metrics → Functions'],
    [500, '<html>', 'instead of the function contact-stamp'],
    [503, refusalBody('setting-missing'), 'Set it at the host'],
    [404, '<html>', 'are the functions deployed with the site'],
  ])('explains a function that answers with status %i and the body %s', async (status, text, words) => {
    vi.stubEnv('SIGNING_SECRET', 'a secret of the tests, long enough for all');
    const site = siteAt('https://example.com', () => Promise.resolve(new Response(text, { status })));
    await expect(rowOf(functionsAbility, { site })).rejects.toThrow(words);
  });

  test('remarks that the functions run outside the EU', async () => {
    const row = (region: string | null) =>
      rowOf(hostSettingsAbility, { site: answering({ problems: [], details: { settings: {} }, region }) });
    expect(await row('cmh')).toContain(
      'Remark: they run outside the EU (cmh, Ohio), messages of visitors included.',
    );
    expect(await row('sin')).toContain('outside the EU (sin)');
    expect(await row('fra')).toContain('They run in the EU (fra).');
    expect(await row(null)).not.toContain('They run');
  });

  test('measures the age of the last schedule run with the database’s clock', async () => {
    const row = (tick_age: number | null) =>
      rowOf(scheduleAbility, {
        clients: { owner: () => ({ rpc: () => Promise.resolve({ data: { tick_age }, error: null }) }) },
      });
    vi.setSystemTime('2000-01-01');
    expect(await row(200)).toContain('It ran');
    vi.useRealTimers();
    await expect(row(7200)).rejects.toThrow('last ran 120 minutes ago');
    await expect(row(null)).rejects.toThrow('has never run');
  });

  test('fails if the network caches the responses of the serverless functions', async () => {
    vi.stubEnv('SIGNING_SECRET', 'a secret that is long enough for this');
    vi.stubEnv('SITE_URL', 'http://localhost:8888');
    const stamp = contactStamp(new Date());
    await expect(rowOf(functionsAbility, { site: answering({ stamp }) })).rejects.toThrow(
      'caches their answers',
    );
  });

  test('names BUILD_HOOK_URL as a possible cause if the requested build does not end in time', async () => {
    const site = answering({
      state: 'building',
      held: false,
      buildExpectedIn: null,
      usualBuildSeconds: null,
    });
    const row = rowOf(livePageAbility, { site, limits: { buildSeconds: 0 } });
    await expect(row).rejects.toThrow('Does BUILD_HOOK_URL at the host belong to this very site');
  });
});
