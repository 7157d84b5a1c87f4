import { postSlug } from '../../post/post.ts';
import type { ArticleLanguage, TranslatingDeps, TranslationQueue } from '../ports.ts';
import { translatePost } from '../translate-post.ts';

/** The time limit for the translation into one language, in seconds. */
const timeoutSeconds = 180;

/** Only a few translations run in parallel, because the service's rate limit is unknown. */
const atOnce = 3;

/**
 * Translates queued languages until none is due or the time is up. A language that was started is always finished. Failures
 * are recorded with their reason and retried as often as the queue allows. If a language causes an unexpected error, it is
 * skipped, and the error is thrown at the end of the run.
 */
export async function translateQueued(
  deps: TranslatingDeps & { queue: TranslationQueue },
  { seconds }: { seconds: number },
): Promise<{ translated: number; failed: number }> {
  const end = deps.now().getTime() + seconds * 1000;
  const counts = { translated: 0, failed: 0 };
  const breakdowns = new Map<string, unknown>();
  while (deps.model !== undefined && deps.now().getTime() < end) {
    const wanted = await deps.queue.next(atOnce + breakdowns.size);
    const due = wanted.filter((address) => !breakdowns.has(postSlug(address))).slice(0, atOnce);
    if (due.length === 0) break;
    await Promise.all(
      due.map(async (address) => {
        try {
          const outcome = await translateOne(deps, address);
          counts[outcome] += 1;
        } catch (cause) {
          breakdowns.set(postSlug(address), cause);
        }
      }),
    );
  }
  if (breakdowns.size === 0) return counts;
  const slugs = [...breakdowns.keys()].join(', ');
  throw new AggregateError(breakdowns.values(), `Translating failed unexpectedly for ${slugs}.`);
}

async function translateOne(
  deps: TranslatingDeps & { queue: TranslationQueue },
  address: ArticleLanguage,
): Promise<'translated' | 'failed'> {
  const made = await translatePost(deps, { ...address, timeoutSeconds });
  if (made.ok) return 'translated';
  // Since the entry was queued, an editor has translated the language or deleted the article, so the entry is removed
  // instead of retried.
  if (made.refusal.code === 'nothing-to-translate' || made.refusal.code === 'post-not-found')
    await deps.queue.drop(address);
  return 'failed';
}
