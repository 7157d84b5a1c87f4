/** A payment to an address, as an explorer tells of it. */
export type SeenPayment = {
  txid: string;
  /** All that it sends to the address. */
  sats: number;
  /** The coins it spends, each as `txid:output`. */
  spends: string[];
  /** The block it is in; undefined while it waits for one. */
  block: { height: number; hash: string; at: Date } | undefined;
};

/** What one explorer knows: the end of its chain, and what was sent to the address. */
export type ChainView = {
  tip: { height: number; hash: string };
  payments: SeenPayment[];
};

export type Explorer = {
  view: (address: string) => Promise<ChainView>;
  /** The hash of the block at a height. */
  hashAt: (height: number) => Promise<string>;
};

/** What both explorers agree on. `height` is the lower end of their chains: confirmations count to there. */
export type AgreedView = { height: number; payments: SeenPayment[] };

/** How many blocks one explorer may be behind the other. */
const maxBlocksBehind = 3;

/** What each explorer knows of an address, or undefined for one that does not answer, which is reported. */
export async function queryExplorers(
  explorers: readonly Explorer[],
  address: string,
  reportError: (cause: unknown) => void,
): Promise<(ChainView | undefined)[]> {
  const views = await Promise.allSettled(explorers.map((explorer) => explorer.view(address)));
  for (const view of views) if (view.status === 'rejected') reportError(view.reason);
  return views.map((view) => (view.status === 'fulfilled' ? view.value : undefined));
}

/**
 * What two explorers agree on; undefined where they contradict each other in anything that counts. `hashAt` is what the one with the longer
 * chain says the hash at the end of the shorter one is. A block that the shorter chain has not reached yet is no contradiction: its
 * payment counts as waiting.
 */
export function agreedView(
  [one, other]: readonly [ChainView, ChainView],
  hashAt: string,
): AgreedView | undefined {
  const [shorter, longer] = one.tip.height <= other.tip.height ? [one, other] : [other, one];
  if (longer.tip.height - shorter.tip.height > maxBlocksBehind || hashAt !== shorter.tip.hash)
    return undefined;
  if (longer.tip.height === shorter.tip.height && longer.tip.hash !== shorter.tip.hash) return undefined;
  if (idsOf(shorter).size !== shorter.payments.length || idsOf(longer).size !== longer.payments.length)
    return undefined;
  if (shorter.payments.length !== longer.payments.length) return undefined;

  const payments: SeenPayment[] = [];
  for (const payment of longer.payments) {
    const same = shorter.payments.find(({ txid }) => txid === payment.txid);
    if (same === undefined || same.sats !== payment.sats) return undefined;
    const [block, sameBlock] = [reached(payment, shorter.tip.height), reached(same, shorter.tip.height)];
    if (block?.hash !== sameBlock?.hash || block?.height !== sameBlock?.height) return undefined;
    payments.push({ ...payment, block });
  }
  return { height: shorter.tip.height, payments };
}

const idsOf = ({ payments }: ChainView): Set<string> => new Set(payments.map(({ txid }) => txid));

const reached = ({ block }: SeenPayment, height: number): SeenPayment['block'] =>
  block !== undefined && block.height <= height ? block : undefined;
