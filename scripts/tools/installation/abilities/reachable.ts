import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { readContactStamp } from '#adapters/signing/contact-stamp.ts';
import { requireSetting } from '#adapters/settings.ts';
import { siteStatus } from '#contract/publishing.ts';
import { contactStamp } from '#contract/visitors.ts';
import { locales } from '#core/locale.ts';
import type { Ability, Check } from '../check/ability.ts';
import { Unmet } from '../check/unmet.ts';
import { supabaseAnswer } from '../check/clients.ts';
import { refusalCode, unmetByRefusal, type Page } from '../check/site.ts';

/** Checks that visitors reach this project’s site at SITE_URL, and that no cache may keep its build.json. */
export const siteAbility: Ability = {
  name: 'Site',
  settings: ['SITE_URL'],
  limitSeconds: 60,
  async run({ site }) {
    const home = await site.page('/');
    const movedTo = home.headers.get('location');
    if ([401, 403].includes(home.status) || /^https:\/\/([\w-]+\.)*netlify\.com\//.test(movedTo ?? ''))
      throw new Unmet(
        `${site.url} is private, so no visitor sees it: make it public under Netlify → Project configuration → General → Visitor access → Project visibility.`,
      );
    if (movedTo !== null)
      throw new Unmet(
        `${site.url} leads on to ${new URL(movedTo, site.url).origin}: set SITE_URL to the primary domain, at the host too, and deploy.`,
      );
    if (home.status !== 200 || !home.text.includes('<html'))
      throw new Unmet(
        `${site.url} answers with status ${home.status}: is SITE_URL the address of the site, and was its first deploy successful?`,
      );
    const build = await site.page('/build.json');
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), buildSchema), build.text);
    if (build.status !== 200 || !parsed.success)
      throw new Unmet(
        `${site.url} answers, but its /build.json is not this project's: is SITE_URL the address of this site, built with npm run build?`,
      );
    if (!/no-store/.test(build.headers.get('cache-control') ?? ''))
      throw new Unmet(
        'build.json may be cached, so the desk would show old states: are the headers of netlify.toml in force?',
      );
    const posts = Object.values(parsed.output.posts).reduce((sum, count) => sum + count, 0);
    return `${site.url} shows content version ${parsed.output.contentVersion} with ${posts} posts.`;
  },
};

const buildSchema = v.object({
  contentVersion: v.number(),
  posts: v.object(v.entriesFromList(locales, v.number())),
});

/** Checks that responses are not cached, SIGNING_SECRET is the host’s, and `siteStatus` requires a session. */
export const functionsAbility: Ability = {
  name: 'Functions',
  settings: ['SITE_URL', 'SIGNING_SECRET'],
  needs: ['Site'],
  limitSeconds: 90,
  async run({ site }) {
    const { stamp } = await site.answer(contactStamp);
    if (readContactStamp(stamp) === 'forged')
      throw new Unmet(
        'SIGNING_SECRET is not the one the functions have: use the same value here and at the host (and deploy after a change).',
      );
    // A stamp contains the time in milliseconds. After this pause, only a cached response repeats the first stamp.
    await pause(5);
    if ((await site.answer(contactStamp)).stamp === stamp)
      throw new Unmet(
        'Something between this machine and the functions caches their answers, so that visitors see those of others: exclude /functions/* from the cache of the network (CDN, proxy).',
      );
    const closed = await site.call(siteStatus);
    if (closed.status === 200)
      throw new Unmet(
        'The function site-status answers without a session: is the deployed code the one of this folder?',
      );
    if (refusalCode(closed) !== 'not-signed-in') throw unmetByRefusal('site-status', closed);
    return 'They answer, sign with the same secret, and refuse calls without a session.';
  },
};

export const headersAbility: Ability = {
  name: 'Security headers',
  needs: ['Site', 'Functions'],
  async run({ site }) {
    const answers: [string, Page, Record<string, RegExp>][] = [
      ['The home page', await site.page('/'), pageHeaders],
      ['An address that does not exist', await site.page('/installation-check-nowhere'), pageHeaders],
      ['The answer of a function', await site.call(siteStatus), functionHeaders],
    ];
    const problems = answers.flatMap(([what, { headers }, wanted]) => {
      const missing = Object.keys(wanted).filter((name) => !wanted[name]?.test(headers.get(name) ?? ''));
      return missing.length === 0 ? [] : [`${what} lacks ${missing.join(', ')}.`];
    });
    if (problems.length > 0)
      throw new Unmet(`${problems.join(' ')} Deploy the code of this folder, netlify.toml included.`);
    return 'There on pages, on addresses that do not exist, and on answers of functions.';
  },
};

const pageHeaders = {
  'strict-transport-security': /max-age=\d{7,}/,
  'x-content-type-options': /nosniff/,
  'referrer-policy': /./,
  'content-security-policy': /frame-ancestors 'none'/,
};

const functionHeaders = {
  ...pageHeaders,
  'content-security-policy': /default-src 'none'/,
  'cache-control': /no-store/,
};

/** Checks both keys, and that the site was built with the same database. */
export const databaseAbility: Ability = {
  name: 'Database',
  settings: ['SITE_URL', 'SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'],
  async run({ clients, site }) {
    await requireIndex(clients);
    supabaseAnswer(
      await clients.owner().from('editors').select('user_id').limit(1),
      'reading with the secret key (SUPABASE_SECRET_KEY)',
    );
    try {
      // A browser reads the database under `/rest/v1` of the site, not under SUPABASE_URL.
      await requireIndex(clients, { url: site.url });
    } catch (cause) {
      throw new Unmet(
        `The database answers directly, but not through ${site.url}/rest/v1: was the site built with this SUPABASE_URL? Trigger a deploy.`,
        { cause },
      );
    }
    const desk = await site.page('/admin/sign-in');
    if (!desk.text.includes(requireSetting('SUPABASE_PUBLISHABLE_KEY')))
      throw new Unmet(
        "The desk's pages do not carry this SUPABASE_PUBLISHABLE_KEY: set it at the host (scope: builds and functions), and deploy.",
      );
    return 'It answers with both keys, directly and through the site.';
  },
};

async function requireIndex(clients: Check['clients'], options?: { url: string }): Promise<void> {
  const read = await clients.visitor(options).rpc('published_posts_index');
  const index = supabaseAnswer(read, 'listing published posts with SUPABASE_PUBLISHABLE_KEY');
  if (!v.is(v.object({ content_version: v.number() }), index))
    throw new Unmet('SUPABASE_URL answers, but not as a Supabase project.');
}
