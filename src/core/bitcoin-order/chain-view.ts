/** A payment to an address, as reported by an explorer. */
export type SeenPayment = {
  txid: string;
  /** The sum of its outputs to the address. */
  sats: number;
  /** The coins it spends, each as `txid:output`. */
  spends: string[];
  /** Undefined while it is unconfirmed. */
  block: { height: number; hash: string; at: Date } | undefined;
};

/** What one explorer reports: the tip of its chain, and the payments to the address. */
export type ChainView = {
  tip: { height: number; hash: string };
  payments: SeenPayment[];
};

export type Explorer = {
  view: (address: string) => Promise<ChainView>;
  /** The hash of the block at a height. */
  hashAt: (height: number) => Promise<string>;
};

/** What both explorers agree on. `height` is the lower tip; confirmations are counted up to it. */
export type AgreedView = { height: number; payments: SeenPayment[] };

/** Tolerated difference between the two tips. */
const maxBlocksBehind = 3;

/**
 * What each explorer reports about an address; undefined for one that does not answer, which is reported as an error.
 */
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
 * What two explorers agree on; undefined if they contradict each other in anything that matters. `hashAt` is the hash
 * that the longer chain reports at the tip of the shorter one. A block beyond the shorter chain is no contradiction:
 * its payment counts as unconfirmed.
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
