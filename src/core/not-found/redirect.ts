import * as v from 'valibot';
import { storable } from '../post/post.ts';
import { canonicalPath } from './missing-page.ts';
import { done, refuse, type Result } from '../result.ts';

const ours = (text: string): boolean => /^\/(?!\/)[^\\\p{Cc}]*$/u.test(text);

/** What `lead-address` takes: an address as the list of missing pages has it, and a page of ours, with or without a place in it. */
export const redirectSchema = v.object({
  path: v.pipe(
    v.string('An address is required.'),
    v.maxLength(200, 'At most 200 characters.'),
    v.check(
      (path) => ours(path) && canonicalPath(path) !== '/' && !/[?#]/.test(path),
      'An address of this site, without ? and #.',
    ),
    storable,
  ),
  target: v.nullish(
    v.pipe(
      v.string('An address is required.'),
      v.trim(),
      v.maxLength(300, 'At most 300 characters.'),
      v.check(ours, 'An address of this site begins with one slash.'),
      storable,
    ),
  ),
});

/**
 * Leads an address without a page elsewhere, where the site has that page; without a target nowhere any more. However the address is
 * written: who asks for it may write it otherwise.
 */
export async function addRedirect(
  { hasPage, lead }: RedirectDeps,
  { path: typed, target }: v.InferOutput<typeof redirectSchema>,
): Promise<Result<{ path: string; target: string | undefined }, { code: 'target-not-found' }>> {
  const path = canonicalPath(typed);
  const leadsTo = target || undefined;
  if (leadsTo !== undefined) {
    const page = leadsTo.replace(/[?#].*$/s, '');
    if (page === path || !(await hasPage(page))) return refuse({ code: 'target-not-found' });
  }
  await lead({ path, target: leadsTo });
  return done({ path, target: leadsTo });
}

export type RedirectDeps = {
  /** Whether the site answers that address with a page of its own. */
  hasPage: (path: string) => Promise<boolean>;
  lead: (led: { path: string; target: string | undefined }) => Promise<void>;
};
