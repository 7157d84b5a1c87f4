/** No state of an order changes unless two explorers agree, whatever one of them answers. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkOrders, type ClaimedOrder, type CheckResult } from '#core/bitcoin-order/check-orders.ts';
import {
  aBlockExplorer,
  type BlockExplorer,
  type ExplorerMood,
} from '../../../tests/support/stand-ins/bitcoin/block-explorer.ts';
import { aChain } from '../../../tests/support/stand-ins/bitcoin/chain.ts';
import { explorerAt } from './explorer.ts';

const address = 'tb1qcr8te4kr609gcawutmrza0j4xv80jy8zmfp6l0';
const asked = 475_000;
let chain = aChain();
let standIns: [BlockExplorer, BlockExplorer];

beforeAll(async () => {
  // The explorers start only once, so this proxy forwards their calls to the chain of the current test.
  const current = new Proxy(chain, { get: (_, key: keyof typeof chain) => chain[key] });
  standIns = [await aBlockExplorer(current), await aBlockExplorer(current)];
});
beforeEach(() => {
  chain = aChain();
  for (const standIn of standIns) standIn.become('well');
});
afterAll(() => Promise.all(standIns.map((standIn) => standIn.stop())));

const anOrder = (changes: Partial<ClaimedOrder> = {}): ClaimedOrder => ({
  id: 'order',
  revision: 3,
  state: 'open',
  address,
  amountSats: asked,
  endedAt: undefined,
  createdAt: new Date(),
  quotedUntil: new Date(Date.now() + 3_600_000),
  confirmationsNeeded: 2,
  isAccepted: false,
  agreedAt: new Date(),
  payments: [],
  ...changes,
});

async function check(
  changes: Partial<ClaimedOrder> = {},
): Promise<{ note: CheckResult | undefined; broken: unknown[] }> {
  const notes: CheckResult[] = [];
  const broken: unknown[] = [];
  const [one, other] = standIns.map(({ url }) => explorerAt(new URL(url), { timeoutMs: 1000 }));
  if (one === undefined || other === undefined) throw new Error('There are two.');
  const order = anOrder(changes);
  await checkOrders(
    {
      claim: () => Promise.resolve([order]),
      explorers: [one, other],
      note: (noted) => {
        notes.push(noted);
        return Promise.resolve();
      },
      reportError: (cause) => broken.push(cause),
      now: () => new Date(),
    },
    new Date(Date.now() + 10_000),
  );
  return { note: notes[0], broken };
}

async function wordOf(changes?: Partial<ClaimedOrder>): Promise<string> {
  const { note } = await check(changes);
  if (note === undefined) return 'nothing';
  return 'problem' in note ? note.problem : note.found.state;
}

describe('checkOrders', () => {
  test('changes an order to “seen” after the payment, and to “confirmed” after two confirmations', async () => {
    expect(await wordOf()).toBe('open');
    chain.pay({ address, sats: asked });
    expect(await wordOf()).toBe('seen');
    chain.mine();
    expect(await wordOf()).toBe('seen');
    chain.mine();
    expect(await wordOf()).toBe('confirmed');
  });

  const faults: [string, ExplorerMood][] = [
    ['is down', 'down'],
    ['never answers', 'silent'],
    ['rejects requests with status 429', 'busy'],
    ['sends garbage', 'garbled'],
    ['redirects elsewhere', 'elsewhere'],
    ['sends an endless answer', 'endless'],
  ];
  const both = [0, 1] as const;

  test.each(faults.flatMap(([name, mood]) => both.map((which) => ({ name, mood, which }))))(
    'neither confirms nor expires an order while explorer $which $name',
    async ({ mood, which }) => {
      chain.pay({ address, sats: asked });
      chain.mine(3);
      standIns[which].become(mood);
      const { note, broken } = await check();
      const problem = mood === 'busy' ? 'explorer-busy' : 'explorer-silent';
      expect(note).toMatchObject({ problem, nextCheckAt: expect.any(Date) as Date });
      expect(String(broken[0])).toContain(new URL(standIns[which].url).host);
      expect(await wordOf({ quotedUntil: new Date(0) })).toBe(problem);
      standIns[which].become('well');
      expect(await wordOf()).toBe('confirmed');
    },
  );

  test.each(both)('does not accept a payment that only explorer %i reports', async (which) => {
    standIns[which].become({ invents: { address, sats: asked } });
    expect(await wordOf()).toBe('explorers-disagree');
    expect(await wordOf({ quotedUntil: new Date(0) })).toBe('explorers-disagree');
  });

  test.each(both)('reports disagreement while explorer %i hides a payment', async (which) => {
    chain.pay({ address, sats: asked });
    chain.mine(3);
    standIns[which].become('blind');
    expect(await wordOf()).toBe('explorers-disagree');
    expect(await wordOf({ quotedUntil: new Date(0) })).toBe('explorers-disagree');
  });

  test.each(both)(
    'counts confirmations up to the latest block of explorer %i if that explorer is slightly behind',
    async (which) => {
      chain.pay({ address, sats: asked });
      chain.mine(2);
      standIns[which].become({ behind: 1 });
      expect(await wordOf()).toBe('seen');
      standIns[which].become({ behind: 2 });
      expect(await wordOf()).toBe('seen');
      standIns[which].become({ behind: 4 });
      expect(await wordOf()).toBe('explorers-disagree');
    },
  );

  test.each(both)(
    'reports disagreement if explorer %i follows another branch of the chain',
    async (which) => {
      chain.pay({ address, sats: asked });
      chain.mine(5);
      standIns[which].become('forked');
      expect(await wordOf()).toBe('explorers-disagree');
    },
  );

  test('reopens an order whose payment is replaced, and flags a confirmed order after a reorganisation', async () => {
    const first = chain.pay({ address, sats: asked });
    const elsewhere = chain.replace(first, { address: `tb1q${'8'.repeat(38)}`, sats: asked });
    expect(await wordOf({ state: 'seen' })).toBe('open');
    chain.forget(elsewhere);
    chain.pay({ address, sats: asked });
    chain.mine(2);
    expect(await wordOf()).toBe('confirmed');
    chain.reorganise(2);
    expect(await wordOf({ state: 'seen' })).toBe('seen');
    const { note } = await check({ state: 'confirmed' });
    expect(note).toMatchObject({ found: { state: 'confirmed', isReorganised: true, confirmedSats: 0 } });
  });

  test('continues with the next orders if the results of earlier orders cannot be stored', async () => {
    const [one, other] = standIns.map(({ url }) => explorerAt(new URL(url)));
    if (one === undefined || other === undefined) throw new Error('There are two.');
    const noted: string[] = [];
    const broken: unknown[] = [];
    const orders = ['first', 'second', 'third', 'fourth', 'fifth'].map((id) => anOrder({ id }));
    await checkOrders(
      {
        claim: () => Promise.resolve(orders),
        explorers: [one, other],
        note({ id }) {
          if (id !== 'fifth') return Promise.reject(new Error(id));
          noted.push(id);
          return Promise.resolve();
        },
        reportError: (cause) => broken.push(cause),
        now: () => new Date(),
      },
      new Date(Date.now() + 10_000),
    );
    expect([noted, broken.length]).toEqual([['fifth'], 4]);
  });

  test('checks no order after the time limit of the run', async () => {
    const [one, other] = standIns.map(({ url }) => explorerAt(new URL(url)));
    const before = standIns[0].asked.length;
    const checked = await checkOrders(
      {
        claim: () => Promise.resolve([{} as ClaimedOrder]),
        explorers: [one, other] as never,
        note: () => Promise.reject(new Error('Nothing is to be noted.')),
        reportError: () => undefined,
        now: () => new Date(),
      },
      new Date(0),
    );
    expect([checked, standIns[0].asked.length]).toEqual([1, before]);
  });
});
