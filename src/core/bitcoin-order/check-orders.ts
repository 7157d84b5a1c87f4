/** Checks open orders for payments at both explorers, and stores each new state. */
import { assessOrder, type Assessment, type WatchedOrder } from './assess-order.ts';
import { agreedView, explorerProblems, queryExplorers, type ChainView, type Explorer } from './chain-view.ts';
import { isBooked } from './order-state.ts';

/** Free explorers limit the request rate, so only a few orders are checked in parallel. */
const atOnce = 3;

/** Checks claimed orders until the time is up. If an explorer fails or the two disagree, stores only the problem. */
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
    const unsettled = (problem: CheckProblem, retryAt?: Date): CheckResult => {
      const next = nextCheck(order, { state: order.state }, now());
      return { ...known, problem, nextCheckAt: next && (retryAt ?? next) };
    };
    const [one, other] = await queryExplorers(explorers, order.address, reportError);
    for (const view of [one, other])
      if (view === undefined || 'problem' in view)
        return unsettled(view?.problem ?? 'explorer-silent', view?.retryAt);
    const agreed = await agreement([one as ChainView, other as ChainView]);
    if (agreed === 'silent') return unsettled('explorer-silent');
    if (agreed === undefined) return unsettled('explorers-disagree');
    const found = assessOrder(order, agreed, now());
    return { ...known, found, nextCheckAt: nextCheck(order, found, now()) };
  }

  async function agreement(views: [ChainView, ChainView]): Promise<ReturnType<typeof agreedView> | 'silent'> {
    const [one, other] = [views[0].tip.height, views[1].tip.height];
    if (one === other) return agreedView(views, views[0].tip.hash);
    try {
      return agreedView(views, await explorers[one > other ? 0 : 1].hashAt(Math.min(one, other)));
    } catch (cause) {
      reportError(cause);
      return 'silent';
    }
  }
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A booked payment is watched for this many blocks beyond the required confirmations, and for at least two days. */
const blocksAfterBooking = 100;

const daysWatched = 30;

/**
 * Returns when the next check is due, or undefined if the order needs no more checks. An open or seen order is due
 * after four minutes, so that each scheduled run, every five minutes, checks the order.
 */
export function nextCheck(
  { createdAt, confirmationsNeeded }: Pick<ClaimedOrder, 'createdAt' | 'confirmationsNeeded'>,
  { state, confirmations }: Pick<Assessment, 'state'> & { confirmations?: number },
  now: Date,
): Date | undefined {
  const after = (milliseconds: number): Date => new Date(now.getTime() + milliseconds);
  const age = now.getTime() - createdAt.getTime();
  if (age > daysWatched * day) return undefined;
  if (state === 'open' || state === 'seen') return after(4 * minute);
  if (isBooked(state) && age > 2 * day && (confirmations ?? 0) >= confirmationsNeeded + blocksAfterBooking)
    return undefined;
  return after(age < 2 * day ? hour : 6 * hour);
}

export type ClaimedOrder = WatchedOrder & { id: string; address: string; createdAt: Date; revision: number };

export const checkProblems = [...explorerProblems, 'explorers-disagree'] as const;

export type CheckProblem = (typeof checkProblems)[number];

export type CheckResult = { id: string; revision: number; nextCheckAt: Date | undefined } & (
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
