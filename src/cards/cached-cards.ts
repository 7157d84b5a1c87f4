/** Caches the newest cards, and limits parallel and queued requests to protect memory and CPU. */
export function cachedCards<Card>({ atOnce, waiting, max }: CardLimits): CachedCards<Card> {
  const cards = new Map<string, Promise<Card>>();
  const queue: (() => void)[] = [];
  let drawing = 0;

  async function inTurn(draw: () => Promise<Card>): Promise<Card> {
    if (drawing >= atOnce) await new Promise<void>((resolve) => queue.push(resolve));
    else drawing++;
    try {
      return await draw();
    } finally {
      const next = queue.shift();
      if (next === undefined) drawing--;
      else next();
    }
  }

  return (key, draw) => {
    const cached = cards.get(key);
    if (cached !== undefined) return cached;
    if (queue.length >= waiting) return undefined;
    const card = inTurn(draw);
    cards.set(key, card);
    const [oldest] = cards.keys();
    if (cards.size > max && oldest !== undefined) cards.delete(oldest);
    // A failure is not cached, so the next request tries again.
    card.catch(() => cards.delete(key));
    return card;
  };
}

export type CardLimits = { atOnce: number; waiting: number; max: number };

/** Returns the card from the cache or renders it. Returns undefined if the queue is full. */
export type CachedCards<Card> = (key: string, draw: () => Promise<Card>) => Promise<Card> | undefined;
