import { assessOrder, type Assessment, type WatchedOrder } from './assess-order.ts';
import { agreedView, explorerProblems, queryExplorers, type ChainView, type Explorer } from './chain-view.ts';
import { nextCheck } from './next-check.ts';

/** Free explorers limit the request rate, so only a few orders are checked in parallel. */
const atOnce = 3;

/** Checks claimed orders for payments until the time is up. If the explorers disagree, records only the failed check. */
export async function checkOrders(
  { claim, explorers, note, reportError, now }: CheckDeps,
  until: Date,
): Promise<number> {
  const claimed = await claim();
  const waiting = [...claimed];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      // The remaining orders become due again when the claim of this run expires.
      if (now() >= until) return;
      // A result that cannot be stored must not block the other orders.
      await check(next).then(note).catch(reportError);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return claimed.length;

  async function check(order: ClaimedOrder): Promise<CheckResult> {
    const known = { id: order.id, revision: order.revision };
    const unsettled = (problem: CheckProblem): CheckResult => ({
      ...known,
      problem,
      nextLookAt: next(order, order.state, 0),
    });
    const views = await queryExplorers(explorers, order.address, reportError);
    const [one = 'explorer-silent', other = 'explorer-silent'] = views;
    if (typeof one === 'string') return unsettled(one);
    if (typeof other === 'string') return unsettled(other);
    const agreed = await agreement([one, other]);
    if (agreed === 'silent') return unsettled('explorer-silent');
    if (agreed === undefined) return unsettled('explorers-disagree');
    const found = assessOrder(order, agreed, now());
    return { ...known, found, nextLookAt: next(order, found.state, found.confirmations) };
  }

  async function agreement(views: [ChainView, ChainView]): Promise<ReturnType<typeof agreedView> | 'silent'> {
    const [one, other] = views.map(({ tip }) => tip) as [ChainView['tip'], ChainView['tip']];
    if (one.height === other.height) return agreedView(views, one.hash === other.hash ? one.hash : '');
    const longer = explorers[one.height > other.height ? 0 : 1];
    try {
      return agreedView(views, await longer.hashAt(Math.min(one.height, other.height)));
    } catch (cause) {
      reportError(cause);
      return 'silent';
    }
  }

  function next(order: ClaimedOrder, state: WatchedOrder['state'], confirmations: number): Date | undefined {
    const { createdAt, confirmationsNeeded } = order;
    return nextCheck({ state, createdAt, confirmations, confirmationsNeeded, now: now() });
  }
}

export type ClaimedOrder = WatchedOrder & { id: string; address: string; createdAt: Date; revision: number };

export const checkProblems = [...explorerProblems, 'explorers-disagree'] as const;

export type CheckProblem = (typeof checkProblems)[number];

export type CheckResult = { id: string; revision: number; nextLookAt: Date | undefined } & (
  | { found: Assessment }
  | { problem: CheckProblem }
);

export type CheckDeps = {
  claim: () => Promise<ClaimedOrder[]>;
  explorers: readonly [Explorer, Explorer];
  note: (result: CheckResult) => Promise<void>;
  reportError: (cause: unknown) => void;
  now: () => Date;
};
