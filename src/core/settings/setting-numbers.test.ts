import { expect, test } from 'vitest';
import { settingNumber, settingNumbers, type NumberSetting } from './setting-numbers.ts';

test.each(
  Object.entries(settingNumbers) as [NumberSetting, { min: number; max: number; orZero?: boolean }][],
)('settingNumber takes for %s a whole number in its range', (name, { min, max, orZero = false }) => {
  const taken = [0, min - 1, min, max, max + 1].filter((n) => settingNumber(name, String(n)) === n);
  expect(new Set(taken)).toEqual(new Set([...(orZero ? [0] : []), min, max]));
  for (const text of ['', `${min}.5`, `${min} `, `+${min}`])
    expect(settingNumber(name, text)).toBeUndefined();
});
