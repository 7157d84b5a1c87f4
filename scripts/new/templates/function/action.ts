import type { Result } from '#core/result.ts';

/** What comes of it, and what of the outside it needs: its tools come as the first argument. */
export async function newThing(_asked: { slug: string }): Promise<Result<{ slug: string }, Refused>> {
  await Promise.resolve();
  throw new Error('newThing has no rule yet.');
}

type Refused = { code: 'post-not-found'; slug: string };
