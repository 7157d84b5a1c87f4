/** JSON columns keep the field names of the code, although our client converts the names of columns. */
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#adapters/supabase/client.ts';
import { rpc } from '#adapters/supabase/rpc.ts';
import { testBackend } from '../support/database/backend.ts';
import { anEnquiry } from '../support/database/enquiries.ts';

const backend = testBackend();
let owner: Database;

beforeAll(() => {
  owner = backend.owner() as Database;
});

describe('JSON that the database stores as it is', () => {
  const mixed = { settings: { SITE_URL: 'a', openingHours: 1, page_url: 2 }, priceList: [{ fromDay: 1 }] };

  test('keeps the field names of the details of the business', async () => {
    const given = { details: mixed, basedOn: 0, editor: undefined };
    expect(await rpc(owner, 'save_business', given, v.number())).toBe(1);
    expect(await rpc(owner, 'published_business', {}, v.any())).toMatchObject({ details: mixed });
    // The stored names, without the conversion.
    const { data } = await owner.rpc('published_business');
    expect(data).toMatchObject({ details: mixed });
  });

  test('keeps the field names of the quote of an enquiry', async () => {
    const quote = { pkg: 'custom', priceList: 3, validUntil: '2026-12-01', key_box: { Count: 1 } };
    const given = { newEnquiry: anEnquiry({ quote }), address: 'a', addressLimit: 5 };
    await rpc(owner, 'store_enquiry', given, v.any());
    const { data } = await owner.from('enquiries').select('quote');
    expect(data).toEqual([{ quote }]);
    const wanted = { wanted: 'all', max: 1, skip: 0 };
    expect(await rpc(owner, 'list_enquiries', wanted, v.any())).toMatchObject({ enquiries: [{ quote }] });
  });
});
