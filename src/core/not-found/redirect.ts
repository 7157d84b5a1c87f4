import * as v from 'valibot';
import { storable } from '../post/post.ts';
import { canonicalPath } from './missing-page.ts';
import { done, refuse, type Result } from '../result.ts';

const ours = (text: string): boolean => /^\/(?!\/)[^\\\p{Cc}]*$/u.test(text);

/** The path that is redirected, and its target on our site. Only the target may contain a query or a fragment. */
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

/** Stores a redirect for the canonical form of a missing address. Without a target, removes the redirect. */
export async function addRedirect(
  { hasPage, store }: RedirectDeps,
  { path: typed, target }: v.InferOutput<typeof redirectSchema>,
): Promise<Result<{ path: string; target: string | undefined }, { code: 'target-not-found' }>> {
  const path = canonicalPath(typed);
  const leadsTo = target || undefined;
  if (leadsTo !== undefined) {
    const page = leadsTo.replace(/[?#].*$/s, '');
    if (page === path || !(await hasPage(page))) return refuse({ code: 'target-not-found' });
  }
  await store({ path, target: leadsTo });
  return done({ path, target: leadsTo });
}

export type RedirectDeps = {
  hasPage: (path: string) => Promise<boolean>;
  store: (redirect: { path: string; target: string | undefined }) => Promise<void>;
};
