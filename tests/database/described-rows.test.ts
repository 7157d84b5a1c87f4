/**
 * The code describes an enquiry and a preview field by field. A field that is missing in the database, a list or a mail
 * fails here.
 */
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '#adapters/supabase/client.ts';
import { listEnquiries } from '#adapters/supabase/enquiries/enquiry-desk.ts';
import { mailOutbox } from '#adapters/supabase/enquiries/mail-outbox.ts';
import { openPreviewSchema } from '#core/preview/preview.ts';
import { optional } from '#core/casing/stored-values.ts';
import { rpc } from '#adapters/supabase/rpc.ts';
import { setPriceLists } from '#core/quote/price-lists.ts';
import { startingBusiness } from '../support/starting-business.ts';
import { testBackend, anEditor } from '../support/database/backend.ts';
import { anEnquiry } from '../support/database/enquiries.ts';
import { aDraft } from '../support/database/posts.ts';
import { aPreview, digestOf } from '../support/database/previews.ts';

const backend = testBackend();

beforeAll(() => {
  setPriceLists({ current: startingBusiness.prices, earlier: [] });
});

test('a stored enquiry has every described field, in the list of the desk and in its mails', async () => {
  const owner = backend.owner() as Database;
  const editor = await anEditor(backend);
  const newEnquiry = anEnquiry({ name: 'Eva', quote: { pkg: 'rental', priceList: '2026-11' } });
  await rpc(owner, 'store_enquiry', { newEnquiry, address: 'a', addressLimit: 5 }, v.any());
  const { enquiries } = await listEnquiries(editor.client as Database, { filter: 'all', skip: 0, q: '' });
  expect(enquiries).toMatchObject([{ name: 'Eva', status: 'open', heldReason: null, bitcoinOrders: [] }]);
  const mails = await mailOutbox(owner).claim({ about: undefined, max: 5 });
  expect(mails.map((mail) => 'unreadable' in mail)).toEqual(mails.map(() => false));
  expect(mails).toMatchObject([
    { enquiry: { name: 'Eva', quote: { pkg: 'rental' }, appointment: undefined } },
    { enquiry: { name: 'Eva', createdAt: expect.any(Date) as Date } },
  ]);
});

test('a stored preview has every described field, on its page and in its mail', async () => {
  const owner = backend.owner() as Database;
  const editor = await anEditor(backend);
  const draft = aDraft();
  expect((await owner.from('blog_posts').insert([draft])).error).toBeNull();
  const [key, verdict] = [crypto.randomUUID(), crypto.randomUUID()];
  const preview = aPreview({
    slug_base: draft.slug_base,
    view_digest: digestOf(key),
    verdict_digest: digestOf(verdict),
  });
  await rpc(owner, 'store_preview', { preview, sentBy: editor.userId }, v.any());
  const opened = await rpc(
    backend.visitor() as Database,
    'open_preview',
    { key },
    optional(openPreviewSchema),
  );
  expect(opened).toMatchObject({
    posts: [{ locale: 'nl', isPublished: false, isOutdated: false, obstacle: undefined, review: undefined }],
    postsThen: [{ locale: 'nl', isPublished: false }],
    decided: undefined,
  });
  const mails = await mailOutbox(owner).claim({ about: undefined, max: 5 });
  expect(mails).toMatchObject([{ preview: { lang: 'nl', posts: [{ locale: 'nl' }] } }]);
});
