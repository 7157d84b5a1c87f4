/**
 * Renders at most `atOnce` cards in parallel, lets a few more requests wait, and caches the newest cards, so that many
 * requests cannot exhaust memory or CPU.
 */
export function cachedCards<Card>({ atOnce, waiting, kept }: CardLimits): KeptCards<Card> {
  const cards = new Map<string, Promise<Card>>();
  const queue: (() => void)[] = [];
  let drawing = 0;

  async function inTurn(draw: () => Promise<Card>): Promise<Card> {
    if (drawing >= atOnce) await new Promise<void>((resolve) => queue.push(resolve));
    else drawing++;
    try {
      return await draw();
    } finally {
      // Starts the request that has waited longest.
      const next = queue.shift();
      if (next === undefined) drawing--;
      else next();
    }
  }

  return (key, draw) => {
    const known = cards.get(key);
    if (known !== undefined) return known;
    if (queue.length >= waiting) return undefined;
    const card = inTurn(draw);
    cards.set(key, card);
    const [oldest] = cards.keys();
    if (cards.size > kept && oldest !== undefined) cards.delete(oldest);
    // A failure is not cached, so the next request tries again.
    card.catch(() => cards.delete(key));
    return card;
  };
}

export type CardLimits = { atOnce: number; waiting: number; kept: number };

/** Returns the card with this key from the cache, or renders it. Returns undefined if the queue is full. */
export type KeptCards<Card> = (key: string, draw: () => Promise<Card>) => Promise<Card> | undefined;
