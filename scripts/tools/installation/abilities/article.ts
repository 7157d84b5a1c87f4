import { hideBlogPosts, publishBlogPost } from '#contract/publishing.ts';
import { createBlogDraft } from '#contract/write-articles.ts';
import { postPath } from '#core/paths.ts';
import type { Ability } from '../check/ability.ts';
import { Unmet } from '../check/unmet.ts';
import { supabaseAnswer } from '../check/clients.ts';

const language = 'nl';

/** Checks that an editor can store a draft, and that visitors can neither open nor read it. */
export const draftAbility: Ability = {
  name: 'Draft',
  needs: ['Sign-in'],
  async run({ site, mark, made, clients }) {
    const { slug } = await site.answer(createBlogDraft, {
      accessToken: made.accessToken,
      input: {
        slug: `${mark.name}-${language}`,
        language,
        title: 'Installatiecontrole · Installation check',
        excerpt: 'This page proves that publishing works, and goes by itself within minutes.',
        content: '<p>Deze pagina verdwijnt vanzelf. · This page goes by itself within minutes.</p>',
        ...(made.image === undefined ? {} : { hero_image_url: made.image, hero_image_alt: 'Twee vlakken' }),
      },
    });
    made.post = { slug, path: postPath(slug) };
    const { status } = await site.page(made.post.path);
    if (status !== 404)
      throw new Unmet(
        `The page of a draft answers with status ${status} instead of 404: drafts must not be public.`,
      );
    const rows = await clients.visitor().from('blog_posts').select('id').eq('slug', slug);
    if (supabaseAnswer(rows, 'looking for the draft as a visitor').length > 0)
      throw new Unmet(
        'Anybody can read drafts with the publishable key, which every page of the desk contains: the row “Visitors’ rights” says what opened them.',
      );
    return 'Stored, and not to be seen on the site or with the publishable key.';
  },
};

export const publishAbility: Ability = {
  name: 'Publish',
  needs: ['Draft'],
  async run({ site, made }) {
    const { contentVersion: version, rebuild } = await site.answer(publishBlogPost, {
      accessToken: made.accessToken,
      input: { slug: made.post?.slug, language },
    });
    if (rebuild === 'unreachable')
      throw new Unmet(
        'It is published, but nothing answers at BUILD_HOOK_URL: set the hook’s address at the host (Netlify → Build hooks), and deploy.',
      );
    return `It is content version ${version}.`;
  },
};

export const hideAbility: Ability = {
  name: 'Hide',
  needs: ['Publish'],
  async run({ site, made }) {
    await site.answer(hideBlogPosts, {
      accessToken: made.accessToken,
      input: { slugs: [made.post?.slug] },
    });
    return 'It is a draft again, and the next build is asked for.';
  },
};
