import { expect, test } from 'vitest';
import { nearestFirst } from './nearest-first.ts';

test('puts the exact name first, then names that begin with the typed words, then names that contain them', () => {
  const winter = { names: ['Uw huis klaar voor de winter', 'Your house in winter'] };
  const rain = { names: ['Regen op komst', 'Rain is coming'] };
  const storm = { names: ['Na de régen', 'After the rain'] };
  const found = [winter, storm, rain];
  expect(nearestFirst('regen', found)).toEqual([rain, storm, winter]);
  expect(nearestFirst(' RAIN', found)).toEqual([rain, storm, winter]);
  expect(nearestFirst('na de regen', [rain, { names: ['Na de regen komt zon'] }, storm])[0]).toBe(storm);
  expect(nearestFirst('', found)).toEqual(found);
});
