/**
 * Draws at most `atOnce` cards at a time, lets a few wait for their turn, and keeps the newest ones, so that a crowd
 * asking for pictures cannot take the machine's memory or time from anybody else.
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
      // Whoever waits longest takes over the place.
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
    // A drawing that failed is tried again by whoever asks next.
    card.catch(() => cards.delete(key));
    return card;
  };
}

export type CardLimits = { atOnce: number; waiting: number; kept: number };

/** The card of that key, kept or drawn; undefined where too many are waiting already. */
export type KeptCards<Card> = (key: string, draw: () => Promise<Card>) => Promise<Card> | undefined;
