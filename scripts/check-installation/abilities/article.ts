import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { postPath } from '#core/paths.ts';
import { Unmet } from '../unmet.ts';
import { type Ability, type Check } from '../ability.ts';
import type { Page } from '../site.ts';
import { untilOnline } from '../build-wait.ts';

const language = 'nl';

/** An article is stored where nobody but editors sees it. */
export const draftAbility: Ability = {
  name: 'Draft',
  needs: ['Sign-in'],
  async run({ site, mark, made }) {
    const slug = `${mark.name}-${language}`;
    const created = await site.answer('create-blog-draft', {
      accessToken: made.accessToken,
      body: {
        slug,
        language,
        title: 'Installatiecontrole · Installation check',
        excerpt: 'This page proves that publishing works, and goes by itself within minutes.',
        content: '<p>Deze pagina verdwijnt vanzelf. · This page goes by itself within minutes.</p>',
        ...(made.picture === undefined
          ? {}
          : { hero_image_url: made.picture, hero_image_alt: 'Twee vlakken' }),
      },
      answer: v.object({ slug: v.string() }),
    });
    made.post = { slug: created.slug, path: postPath(created.slug) };
    const { status } = await site.page(made.post.path);
    if (status !== 404)
      throw new Unmet(
        `The page of a draft answers with status ${status} instead of 404: drafts must not be public.`,
      );
    return 'Stored, and not to be seen on the site.';
  },
};

/** The draft becomes public, and the function asks for a build. */
export const publishAbility: Ability = {
  name: 'Publish',
  needs: ['Draft'],
  async run(check) {
    const { site, made } = check;
    const published = await site.answer('publish-blog-post', {
      accessToken: made.accessToken,
      body: { slug: made.post?.slug, language },
      answer: v.object({ content_version: v.number(), rebuild: v.string() }),
    });
    made.contentVersion = published.content_version;
    if (published.rebuild === 'unreachable')
      throw new Unmet(
        'It is published, but nobody answers at BUILD_HOOK_URL: set the hook’s address at the host (Netlify → Build hooks), and deploy.',
      );
    return `It is content version ${published.content_version}.`;
  },
};

/** The host takes the order for a build. */
export const buildHookAbility: Ability = {
  name: 'Build hook',
  needs: ['Publish'],
  limitSeconds: 15 * 60,
  async run(check) {
    const state = await untilOnline(check, {
      until: ({ state }) => state !== 'waiting',
      doing: 'the build hook is called once no further change comes',
    });
    if (state.state === 'failed') return 'It was accepted; that build has failed.';
    return 'The host has accepted it.';
  },
};

/** The page is online, as it was written. */
export const livePageAbility: Ability = {
  name: 'Live page',
  needs: ['Publish'],
  limitSeconds: 45 * 60,
  async run(check) {
    const began = Date.now();
    const { site, made } = check;
    await untilOnline(check, { doing: 'the build' });
    const page = await readUntil(
      check,
      ({ status, text }) => status === 200 && text.includes('post-revision'),
    );
    if (page.status !== 200)
      throw new Unmet(
        `The build is online, but ${made.post?.path ?? ''} answers with status ${page.status}: was it built with the settings given here?`,
      );
    if (made.picture !== undefined && !page.text.includes(made.picture.split('/')[2] ?? ''))
      throw new Unmet('The page is online without its picture: look at the log of the build.');
    const overview = await site.page('/nl/blog');
    if (!overview.text.includes(made.post?.path ?? ''))
      throw new Unmet('The page is online, but the overview /nl/blog does not lead to it.');
    return `Online ${duration(Date.now() - began)} later, with its picture, and found in the overview.`;
  },
};

/** The article is taken back from the site; the build this needs goes on beside what follows. */
export const hideAbility: Ability = {
  name: 'Hide',
  needs: ['Publish'],
  async run({ site, made }) {
    const hidden = await site.answer('hide-blog-post', {
      accessToken: made.accessToken,
      body: { slug: made.post?.slug, language },
      answer: v.object({ content_version: v.number() }),
    });
    made.contentVersion = hidden.content_version;
    return 'It is a draft again, and the next build is asked for.';
  },
};

/** After the second build its page is gone. */
export const goneAbility: Ability = {
  name: 'Page gone',
  needs: ['Live page', 'Hide'],
  limitSeconds: 45 * 60,
  async run(check) {
    await untilOnline(check, { doing: 'the second build' });
    const page = await readUntil(check, ({ status }) => status === 404);
    if (page.status !== 404)
      throw new Unmet(`The hidden article's page still answers with status ${page.status} after the build.`);
    return 'The hidden article answers 404.';
  },
};

/** A host may need a moment until all its places have the new site. */
async function readUntil(check: Check, isRight: (page: Page) => boolean): Promise<Page> {
  const { site, made, signal } = check;
  for (let attempt = 1; ; attempt++) {
    const page = await site.page(made.post?.path ?? '');
    if (isRight(page) || attempt === 10 || signal.aborted) return page;
    await wait(1000);
  }
}

/** @example duration(125_000) // => '2 min 5 s' */
export function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
