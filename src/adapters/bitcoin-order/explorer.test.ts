import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ExplorerTrouble } from '#core/bitcoin-order/chain-view.ts';
import {
  aBlockExplorer,
  type BlockExplorer,
  type ExplorerMood,
} from '../../../tests/support/stand-ins/bitcoin/block-explorer.ts';
import { aChain } from '../../../tests/support/stand-ins/bitcoin/chain.ts';
import { explorerAt } from './explorer.ts';

const address = 'tb1qcr8te4kr609gcawutmrza0j4xv80jy8zmfp6l0';
const chain = aChain();
let standIn: BlockExplorer;
/** Busy explorers stay up until the end: a new one could get the port of one that must not be asked yet. */
const busyOnes: BlockExplorer[] = [];

beforeAll(async () => {
  standIn = await aBlockExplorer(chain);
});
beforeEach(() => standIn.become('well'));
afterAll(() => Promise.all([standIn, ...busyOnes].map((one) => one.stop())));

const view = () => explorerAt(new URL(standIn.url)).view(address);

describe('explorerAt', () => {
  test('reports the coins that a payment spends, and the block of a confirmed payment', async () => {
    expect(await view()).toEqual({ tip: { height: 100, hash: chain.blocks[100]?.hash }, payments: [] });
    const coin = `${'c'.repeat(64)}:7`;
    const txid = chain.pay({ address, sats: 475_000, coin });
    expect((await view()).payments).toEqual([{ txid, sats: 475_000, spends: [coin], block: undefined }]);
    chain.mine(2);
    const { tip, payments } = await view();
    expect([tip.height, payments]).toEqual([
      102,
      [
        {
          txid,
          sats: 475_000,
          spends: [coin],
          block: { height: 101, hash: chain.blocks[101]?.hash, at: expect.any(Date) as Date },
        },
      ],
    ]);
    expect(await explorerAt(new URL(`${standIn.url}/`)).hashAt(101)).toBe(chain.blocks[101]?.hash);
  });

  test('reads all pages of payments, and throws if an address has too many payments', async () => {
    const before = (await view()).payments.length;
    const pay = (count: number): void => {
      for (let sent = 0; sent < count; sent += 1) chain.pay({ address, sats: 1000 });
    };
    pay(110);
    chain.mine();
    pay(49);
    const { payments } = await view();
    expect(payments).toHaveLength(before + 110 + 49);
    expect(new Set(payments.map(({ txid }) => txid)).size).toBe(payments.length);
    const tooMany = {
      message: expect.stringContaining('knows too many payments') as string,
      view: { problem: 'too-many-payments' },
    };
    pay(1);
    await expect(view()).rejects.toMatchObject(tooMany);
    chain.mine();
    expect((await view()).payments).toHaveLength(before + 160);
    pay(100);
    chain.mine();
    await expect(view()).rejects.toMatchObject(tooMany);
  });

  test.each<[ExplorerMood, string]>([
    ['down', 'gave no answer: unreachable'],
    ['silent', 'gave no answer: too-slow'],
    ['busy', 'answered with status 429'],
    ['garbled', 'sent an answer of unknown shape'],
    ['elsewhere', 'gave no answer: too-many-redirects'],
    ['endless', 'gave no answer: too-large'],
  ])('throws if the block explorer answers like this: %s', async (mood, reason) => {
    standIn.become(mood);
    const limits = mood === 'silent' ? { timeoutMs: 200 } : {};
    await expect(explorerAt(new URL(standIn.url), limits).view(address)).rejects.toThrow(
      `The block explorer ${new URL(standIn.url).host} ${reason}`,
    );
  });

  test.each([
    ['7', 7],
    [new Date(Date.now() + 20_000).toUTCString(), 20],
    ['86400', 3600],
  ])(
    'does not ask a busy explorer again before its header Retry-After (%s) allows it',
    async (header, seconds) => {
      const other = await aBlockExplorer(aChain());
      busyOnes.push(other);
      try {
        vi.useFakeTimers({ toFake: ['Date'] });
        const viewOf = () => explorerAt(new URL(other.url)).view(address);
        other.become({ busyUntil: header });
        const trouble: unknown = await viewOf().catch((error: unknown) => error);
        if (!(trouble instanceof ExplorerTrouble)) throw new Error('The explorer is not busy.');
        const { problem, retryAt = new Date() } = trouble.view;
        expect(problem).toBe('explorer-busy');
        expect((retryAt.getTime() - Date.now()) / 1000).toBeCloseTo(seconds, -1);
        other.become('well');
        const asked = other.asked.length;
        await expect(viewOf()).rejects.toMatchObject({ view: trouble.view });
        expect(other.asked).toHaveLength(asked);
        vi.setSystemTime(retryAt.getTime() + 1);
        expect((await viewOf()).tip.height).toBe(100);
      } finally {
        vi.useRealTimers();
      }
    },
  );

  test('throws if the block explorer serves another network, or lacks the requested block', async () => {
    await expect(
      explorerAt(new URL(standIn.url)).view('bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'),
    ).rejects.toThrow('answered with status 400');
    await expect(explorerAt(new URL(standIn.url)).hashAt(9999)).rejects.toThrow('answered with status 404');
  });
});
