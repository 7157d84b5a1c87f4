import { describe, expect, test, vi } from 'vitest';
import { addressHistory } from './address-history.ts';
import type { Explorer } from './chain-view.ts';

const payment = { txid: 'a', sats: 1, spends: [], block: undefined };
const explorer = (payments: number | 'silent'): Explorer => ({
  view: () =>
    payments === 'silent'
      ? Promise.reject(new Error('silent'))
      : Promise.resolve({ tip: { height: 1, hash: 'a' }, payments: Array(payments).fill(payment) }),
  hashAt: () => Promise.resolve('a'),
});

describe('addressHistory', () => {
  test.each([
    ['none', [0, 0]],
    ['some', [1, 2]],
    ['unknown', [0, 1]],
    ['unknown', [1, 'silent']],
    ['unknown', ['silent', 0]],
    ['unknown', ['silent', 'silent']],
    ['unknown', [0]],
    ['unknown', []],
  ] as const)('returns “%s” if the explorers report %j payments', async (history, answers) => {
    const reportError = vi.fn();
    expect(await addressHistory(answers.map(explorer), 'an address', reportError)).toBe(history);
    expect(reportError).toHaveBeenCalledTimes(answers.filter((answer) => answer === 'silent').length);
  });
});
