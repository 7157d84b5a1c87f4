import { postSlug } from '../../post/post.ts';
import type { ArticleLanguage, TranslatingDeps, TranslationQueue } from '../ports.ts';
import { translatePost } from '../translate-post.ts';

const timeoutSeconds = 180;

/** The rate limit of the service is unknown, so only a few translations run in parallel. */
const atOnce = 3;

/**
 * Translates the articles of the queue. The database has the queue and its retries, in the chapter `translations`.
 * Records each failure, so that the queue can retry. After an unexpected error, continues with the other languages, and
 * throws all unexpected errors at the end.
 */
export async function translateQueued(
  deps: TranslatingDeps & { queue: TranslationQueue },
  { seconds }: { seconds: number },
): Promise<{ translated: number; failed: number }> {
  const end = deps.now().getTime() + seconds * 1000;
  const counts = { translated: 0, failed: 0 };
  const breakdowns = new Map<string, unknown>();
  while (deps.model !== undefined && deps.now().getTime() < end) {
    const queued = await deps.queue.next(atOnce + breakdowns.size);
    const due = queued.filter((address) => !breakdowns.has(postSlug(address))).slice(0, atOnce);
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
  // The translation is already up to date, or the post or its Dutch source is missing, so no retry could help.
  if (made.refusal.code === 'nothing-to-translate' || made.refusal.code === 'post-not-found')
    await deps.queue.drop(address);
  return 'failed';
}
