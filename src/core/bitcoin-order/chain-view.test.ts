/** What two explorers report becomes one view of the chain only if they agree. */
import { describe, expect, test, vi } from 'vitest';
import { addressHistory, agreedView, type ChainView, type Explorer, type SeenPayment } from './chain-view.ts';

const hashOf = (height: number): string => `hash-${height}`;
const block = (height: number) => ({ height, hash: hashOf(height), at: new Date(0) });
const payment = (changes: Partial<SeenPayment> = {}): SeenPayment => ({
  txid: 'a',
  sats: 1000,
  spends: ['c:0'],
  block: block(98),
  ...changes,
});
const view = (height: number, payments: SeenPayment[], hash = hashOf(height)): ChainView => ({
  tip: { height, hash },
  payments,
});

describe('agreedView', () => {
  test('returns the common view if both explorers report the same payments', () => {
    expect(agreedView([view(100, [payment()]), view(100, [payment()])], hashOf(100))).toEqual({
      height: 100,
      payments: [payment()],
    });
  });

  test('returns the view of the slower explorer if the faster explorer is only a few blocks ahead', () => {
    const [shorter, longer] = [
      view(98, [payment({ block: undefined })]),
      view(100, [payment({ block: block(99) })]),
    ];
    const agreed = { height: 98, payments: [payment({ block: undefined })] };
    expect(agreedView([shorter, longer], hashOf(98))).toEqual(agreed);
    expect(agreedView([longer, shorter], hashOf(98))).toEqual(agreed);
  });

  test.each<[string, ChainView, ChainView, string]>([
    ['another hash at the same height', view(100, []), view(100, [], 'other'), 'other'],
    ['another branch below the tip', view(99, [], 'orphan'), view(100, []), hashOf(99)],
    ['one that is far behind', view(90, []), view(100, []), hashOf(90)],
    ['a payment that one does not know', view(100, [payment()]), view(100, []), hashOf(100)],
    ['different payments', view(100, [payment()]), view(100, [payment({ txid: 'b' })]), hashOf(100)],
    ['different amounts', view(100, [payment()]), view(100, [payment({ sats: 1001 })]), hashOf(100)],
    [
      'a block that one does not see',
      view(100, [payment()]),
      view(100, [payment({ block: undefined })]),
      hashOf(100),
    ],
    [
      'a block of another branch',
      view(100, [payment()]),
      view(100, [payment({ block: { ...block(98), hash: 'orphan' } })]),
      hashOf(100),
    ],
    [
      'another time of the block',
      view(100, [payment()]),
      view(100, [payment({ block: { ...block(98), at: new Date(1) } })]),
      hashOf(100),
    ],
    ['other coins', view(100, [payment()]), view(100, [payment({ spends: ['d:0'] })]), hashOf(100)],
    [
      'another height',
      view(100, [payment()]),
      view(100, [payment({ block: { ...block(98), height: 97 } })]),
      hashOf(100),
    ],
    [
      'a payment named twice',
      view(100, [payment(), payment()]),
      view(100, [payment(), payment({ txid: 'b' })]),
      hashOf(100),
    ],
  ])('returns no common view if an explorer reports %s', (_, one, other, hashAt) => {
    expect(agreedView([one, other], hashAt)).toBeUndefined();
    expect(agreedView([other, one], hashAt)).toBeUndefined();
  });
});

describe('addressHistory', () => {
  const explorer = (payments: number | 'silent'): Explorer => ({
    view: () =>
      payments === 'silent'
        ? Promise.reject(new Error('silent'))
        : Promise.resolve(view(100, Array<SeenPayment>(payments).fill(payment()))),
    hashAt: () => Promise.resolve('a'),
  });

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
