/** A payment to an address, as an explorer reports it. */
export type SeenPayment = {
  txid: string;
  /** The sum of all outputs that pay the address. */
  sats: number;
  /** The coins that the payment spends, each written as `txid:output`. */
  spends: string[];
  /** Undefined while the payment is unconfirmed. */
  block: { height: number; hash: string; at: Date } | undefined;
};

/** One explorer's report: the tip of its chain, and the payments to the address. */
export type ChainView = {
  tip: { height: number; hash: string };
  payments: SeenPayment[];
};

export type ExplorerProblem = (typeof explorerProblems)[number];

export type Explorer = {
  view: (address: string) => Promise<ChainView>;
  hashAt: (height: number) => Promise<string>;
};

/**
 * The report on which both explorers agree. `height` is the lower of the two tips, and confirmations are counted up to it.
 */
export type AgreedView = { height: number; payments: SeenPayment[] };

/** An explorer gives no view because it does not answer, allows no more requests, or knows more payments than are read. */
export const explorerProblems = ['explorer-silent', 'explorer-busy', 'too-many-payments'] as const;

/** The two tips may differ by this many blocks. */
const maxBlocksBehind = 3;

/**
 * Returns each explorer's report about an address, or the reason why there is no report. Also passes each failure to
 * `reportError`.
 */
export async function queryExplorers(
  explorers: readonly Explorer[],
  address: string,
  reportError: (cause: unknown) => void,
): Promise<(ChainView | ExplorerProblem)[]> {
  const views = await Promise.allSettled(explorers.map((explorer) => explorer.view(address)));
  for (const view of views) if (view.status === 'rejected') reportError(view.reason);
  return views.map((view) => (view.status === 'fulfilled' ? view.value : problemOf(view.reason)));
}

/** An explorer names the problem as the cause of its error. */
const problemOf = (error: unknown): ExplorerProblem =>
  explorerProblems.find((known) => error instanceof Error && error.cause === known) ?? 'explorer-silent';

/**
 * Returns what two explorers agree on, or undefined if they contradict each other in anything that matters. `hashAt` is the
 * hash that the longer chain has at the tip of the shorter chain. A block beyond the shorter chain is no contradiction, but
 * a payment in it counts as unconfirmed.
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
    if (same === undefined || same.sats !== payment.sats || same.spends.join() !== payment.spends.join())
      return undefined;
    const [block, sameBlock] = [reached(payment, shorter.tip.height), reached(same, shorter.tip.height)];
    if (block?.hash !== sameBlock?.hash || block?.height !== sameBlock?.height) return undefined;
    if (block?.at.getTime() !== sameBlock?.at.getTime()) return undefined;
    payments.push({ ...payment, block });
  }
  return { height: shorter.tip.height, payments };
}

const idsOf = ({ payments }: ChainView): Set<string> => new Set(payments.map(({ txid }) => txid));

const reached = ({ block }: SeenPayment, height: number): SeenPayment['block'] =>
  block !== undefined && block.height <= height ? block : undefined;
