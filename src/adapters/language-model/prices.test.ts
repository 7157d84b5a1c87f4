import { afterEach, describe, expect, test, vi } from 'vitest';
import { eurosFor } from './prices.ts';

afterEach(() => void vi.unstubAllEnvs());

describe('costs of the language model', () => {
  test('are computed from the numbers of tokens and the configured prices per million tokens', () => {
    vi.stubEnv('AI_PRICES', '0.40, 1.60');
    expect(eurosFor({ input: 1_000_000, output: 500_000 })).toBeCloseTo(1.2);
    expect(eurosFor({ input: 0, output: 0 })).toBe(0);
  });

  test.each(['', '0.4', '0.4,', '0,4;1,6', '-1,2', '1,2,3', 'free,free', '1,Infinity'])(
    'are undefined if AI_PRICES is “%s”',
    (prices) => {
      vi.stubEnv('AI_PRICES', prices);
      expect(eurosFor({ input: 1000, output: 1000 })).toBeUndefined();
    },
  );
});
