import * as v from 'valibot';
import { readContactStamp } from '#adapters/signing/contact-stamp.ts';
import { locales } from '#core/locale.ts';
import { Unmet } from '../unmet.ts';
import { type Ability } from '../ability.ts';
import { refusalCode, refused } from '../site.ts';

/** The site answers at SITE_URL itself, and says which content it contains. */
export const siteAbility: Ability = {
  name: 'Site',
  settings: ['SITE_URL'],
  limitSeconds: 60,
  async run({ site }) {
    const home = await site.page('/');
    const movedTo = home.headers.get('location');
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

/** The functions are deployed with the site, and have the same SIGNING_SECRET as here. */
export const functionsAbility: Ability = {
  name: 'Functions',
  settings: ['SITE_URL', 'SIGNING_SECRET'],
  needs: ['Site'],
  limitSeconds: 90,
  async run({ site }) {
    const { stamp } = await site.answer('contact-stamp', { answer: v.object({ stamp: v.string() }) });
    if (readContactStamp(stamp) === 'forged')
      throw new Unmet(
        'SIGNING_SECRET is not the one the functions have: use the same value here and at the host (and deploy after a change).',
      );
    const closed = await site.call('site-status', {});
    if (refusalCode(closed) !== 'not-signed-in')
      throw closed.status === 200
        ? new Unmet(
            'The function site-status answers without a session: is the deployed code the one of this folder?',
          )
        : refused('site-status', closed);
    return 'They answer, sign with the same secret, and refuse whoever is not signed in.';
  },
};

const buildSchema = v.object({
  contentVersion: v.number(),
  posts: v.object(Object.fromEntries(locales.map((locale) => [locale, v.number()]))),
});
