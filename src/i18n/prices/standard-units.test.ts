import { expect, test } from 'vitest';
import { monthlyUnit, standardUnits, unitOf } from './standard-units.ts';

test.each(Object.entries(standardUnits))('the unit %s is recognised by its texts', (name, texts) => {
  expect(unitOf(texts)).toBe(name);
});

test.each([
  ['no text', {}, ''],
  ['a text in one language only', { nl: 'per uur' }, 'own'],
  ['a month, because an extra is paid once,', monthlyUnit, 'own'],
  ['an own text', { ...standardUnits.hour, de: 'je Stunde' }, 'own'],
] as const)('%s is the unit %j', (_, texts, unit) => {
  expect(unitOf({ nl: '', en: '', es: '', de: '', ...texts })).toBe(unit);
});
