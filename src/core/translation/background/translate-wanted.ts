import type { ArticleLanguage, TranslatingTools, TranslationQueue } from '../ports.ts';
import { translatePost } from '../translate-post.ts';

/** How long one language may take where nobody waits for it, in seconds. */
const timeoutSeconds = 180;

/**
 * Translates what is wanted, until nothing is due or the time is up; a language that was begun is ended. What fails is kept with its
 * reason, and is due again later, as often as the queue allows.
 */
export async function translateWanted(
  tools: TranslatingTools & { queue: TranslationQueue },
  { seconds }: { seconds: number },
): Promise<{ translated: number; failed: number }> {
  const end = tools.now().getTime() + seconds * 1000;
  const counts = { translated: 0, failed: 0 };
  while (tools.model !== undefined && tools.now().getTime() < end) {
    // A few at a time: what a service allows at once is not known.
    const due = (await tools.queue.next()).slice(0, 3);
    if (due.length === 0) break;
    const done = await Promise.all(due.map((address) => translateOne(tools, address)));
    for (const outcome of done) counts[outcome] += 1;
  }
  return counts;
}

async function translateOne(
  tools: TranslatingTools & { queue: TranslationQueue },
  address: ArticleLanguage,
): Promise<'translated' | 'failed'> {
  const made = await translatePost(tools, { ...address, timeoutSeconds });
  if (made.ok) return 'translated';
  // Somebody has written it meanwhile, or thrown the article away: nothing was tried, and nothing noted.
  if (made.refusal.code === 'nothing-to-translate' || made.refusal.code === 'post-not-found')
    await tools.queue.drop(address);
  return 'failed';
}
