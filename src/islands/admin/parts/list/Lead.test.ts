import { expect, test } from 'vitest';
import { initialsOf } from './Lead.tsx';

test.each([
  ['Marga de Ribas', 'MR'],
  ['  toni   serra ', 'TS'],
  ['Élodie', 'É'],
  ['𝒜nna', '𝒜'],
  ['Anna (Español)', 'AE'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
