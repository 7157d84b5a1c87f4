import { expect, test } from 'vitest';
import { historyOf } from './address-history.ts';
import type { ChainView } from './chain-view.ts';

const payment = { txid: 'a', sats: 1, spends: [], block: undefined };
const view = (payments: ChainView['payments']): ChainView => ({ tip: { height: 1, hash: 'a' }, payments });
const [free, used] = [view([]), view([payment])];

test.each([
  ['none', [free, free]],
  ['some', [used, view([payment, payment])]],
  ['unknown', [free, used]],
  ['unknown', [used, undefined]],
  ['unknown', [undefined, free]],
  ['unknown', [undefined, undefined]],
  ['unknown', [free]],
  ['unknown', []],
] as const)('“%s” where the explorers say %j', (history, views) => {
  expect(historyOf(views)).toBe(history);
});
