import { expect, test } from 'vitest';
import { startingBusiness } from '../../../../tests/support/starting-business.ts';
import type { Business } from '../business.ts';
import { saveBusiness } from './save-business.ts';

const dearer = { ...startingBusiness, prices: { ...startingBusiness.prices, baseCents: 400_00 } };

async function save({ version = 3, left = [] as string[], isFirst = true, details = dearer }) {
  const calls: string[] = [];
  const saved: { details: Business; basedOn: number }[] = [];
  const result = await saveBusiness(
    {
      newest: () => Promise.resolve({ version, details: startingBusiness, left }),
      store: (stored) => {
        calls.push('store');
        saved.push(stored);
        return Promise.resolve(isFirst ? 4 : undefined);
      },
      requestBuild: () => {
        calls.push('build');
        return Promise.resolve({ rebuild: 'requested' });
      },
      now: () => new Date('2031-05-04T10:00:00Z'),
    },
    { details, baseVersion: 3 },
  );
  return { result, calls, saved: saved[0] };
}

test('saving stores details with a new price version and requests a build', async () => {
  const { result, calls, saved } = await save({});
  expect(result).toEqual({ ok: true, value: { version: 4, rebuild: 'requested' } });
  expect(calls).toEqual(['store', 'build']);
  expect(saved).toMatchObject({ basedOn: 3, details: { prices: { version: '2031-05', baseCents: 400_00 } } });
  expect(saved?.details.earlierPrices).toMatchObject([{ ...startingBusiness.prices, endedOn: '2031-05-04' }]);
});

test('saving keeps no price list that belonged to a new installation', async () => {
  const { saved } = await save({ left: ['name'] });
  expect(saved?.details.earlierPrices).toEqual([]);
});

test('saving stores nothing over a version that the editor has not seen', async () => {
  const refused = { ok: false, refusal: { code: 'details-changed-meanwhile' } };
  expect(await save({ version: 5 })).toEqual({ result: refused, calls: [], saved: undefined });
});

test('saving requests no build if another editor saves at the same moment', async () => {
  const { result, calls } = await save({ isFirst: false });
  expect(result).toMatchObject({ refusal: { code: 'details-changed-meanwhile' } });
  expect(calls).toEqual(['store']);
});

test('saving refuses a telephone number that does not exist', async () => {
  const { result, calls } = await save({ details: { ...dearer, phone: '12' } });
  expect(result).toMatchObject({ refusal: { code: 'invalid-input', fields: { 'details.phone': 'phone' } } });
  expect(calls).toEqual([]);
});
