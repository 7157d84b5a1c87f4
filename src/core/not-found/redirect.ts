import * as v from 'valibot';
import { canonicalPath } from './missing-page.ts';
import { done, refuse, type Result } from '../result.ts';
import { maxCharacters, storableText } from '../typed-text/storable-text.ts';

/** A path of this site: `//host` and `/\host` would lead to another one. */
const ours = (text: string): boolean => /^\/(?!\/)[^\\\p{Cc}]*$/u.test(text);

/** The path that is redirected, and its target on our site. Only the target may contain a query or a fragment. */
export const redirectSchema = v.object({
  path: v.pipe(
    v.string('An address is required.'),
    maxCharacters(200),
    v.check(
      (path) => ours(path) && canonicalPath(path) !== '/' && !/[?#]/.test(path),
      'An address of this site, without ? and #.',
    ),
    storableText,
  ),
  target: v.nullish(
    v.pipe(
      v.string('An address is required.'),
      v.trim(),
      maxCharacters(300),
      v.check(ours, 'An address of this site begins with one slash.'),
      storableText,
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
