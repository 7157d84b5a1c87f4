import * as v from 'valibot';
import { requireSetting } from '#adapters/settings.ts';
import { Unmet } from '../unmet.ts';
import { type Ability, type Check } from '../ability.ts';
import { supabaseAnswer } from '../clients.ts';

/** The database answers with both keys, and is the one the site was built with. */
export const databaseAbility: Ability = {
  name: 'Database',
  settings: ['SITE_URL', 'SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'],
  limitSeconds: 120,
  async run(check) {
    const { clients, site } = check;
    await versionSeen(check);
    supabaseAnswer(
      await clients.owner().from('editors').select('user_id').limit(1),
      'reading with the secret key (SUPABASE_SECRET_KEY)',
    );
    // The way of the browser: through the site's own address.
    try {
      await versionSeen(check, site.url);
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

async function versionSeen({ clients }: Check, url?: string): Promise<number> {
  const read = await clients.visitor(url === undefined ? {} : { url }).rpc('published_posts_index');
  const index = supabaseAnswer(read, 'listing published posts with SUPABASE_PUBLISHABLE_KEY');
  const parsed = v.safeParse(v.object({ content_version: v.number() }), index);
  if (!parsed.success) throw new Unmet('SUPABASE_URL answers, but not as a Supabase project.');
  return parsed.output.content_version;
}
