/** What block explorers report about an address, and when that counts: two must agree. */

/** A payment to an order’s address, as a block explorer reports it. */
export type SeenPayment = {
  txid: string;
  /** The sum of all outputs that pay the address. */
  sats: number;
  /** The coins that the payment spends, each written as `txid:output`. */
  spends: string[];
  /** The block of the payment, or undefined while the payment is unconfirmed. */
  block: { height: number; hash: string; at: Date } | undefined;
};

export type ChainView = {
  tip: { height: number; hash: string };
  payments: SeenPayment[];
};

export type ExplorerProblem = (typeof explorerProblems)[number];

export type Explorer = {
  view: (address: string) => Promise<ChainView>;
  hashAt: (height: number) => Promise<string>;
};

/** What both explorers report. Confirmations are counted up to `height`, the height of the shorter chain. */
export type AgreedView = { height: number; payments: SeenPayment[] };

/** Why an explorer gives no report. `too-many-payments`: the address has more payments than the code reads. */
export const explorerProblems = ['explorer-silent', 'explorer-busy', 'too-many-payments'] as const;

/** `retryAt`: a busy explorer wants no requests until then. */
export type NoView = { problem: ExplorerProblem; retryAt?: Date | undefined };

/** Adapters throw this error for a known problem. Any other error counts as `explorer-silent`. */
export class ExplorerTrouble extends Error {
  readonly view: NoView;

  constructor(message: string, view: NoView) {
    super(message);
    this.view = view;
  }
}

/** The heights of the explorers' chains may differ by at most this many blocks. */
const maxBlocksBehind = 3;

/** Queries all explorers in parallel. An explorer that fails gives its problem instead of a view. */
export async function queryExplorers(
  explorers: readonly Explorer[],
  address: string,
  reportError: (cause: unknown) => void,
): Promise<(ChainView | NoView)[]> {
  const views = await Promise.allSettled(explorers.map((explorer) => explorer.view(address)));
  return views.map((view) => {
    if (view.status === 'fulfilled') return view.value;
    reportError(view.reason);
    return view.reason instanceof ExplorerTrouble ? view.reason.view : { problem: 'explorer-silent' };
  });
}

/** Returns whether an address was ever paid. Both explorers must agree, because a single explorer may lie. */
export async function addressHistory(...query: Parameters<typeof queryExplorers>): Promise<AddressHistory> {
  const [isPaid, isPaidToo] = (await queryExplorers(...query)).map((view) =>
    'problem' in view ? undefined : view.payments.length > 0,
  );
  if (isPaid === undefined || isPaid !== isPaidToo) return 'unknown';
  return isPaid ? 'some' : 'none';
}

/** `unknown`: an explorer gave no report, or the two explorers contradict each other. */
export type AddressHistory = 'none' | 'some' | 'unknown';

/**
 * Returns undefined if the explorers contradict each other, or if one chain is too far behind. `hashAt`: the longer
 * chain’s hash at the tip height of the shorter chain. Payments in blocks above that height count as unconfirmed.
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
