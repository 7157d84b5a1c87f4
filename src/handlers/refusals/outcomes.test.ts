/** Each outcome that a database function can report becomes the right answer of the function for editors. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { call, stubDatabase } from '../../../tests/support/functions/stubbed-database.ts';
import { removeEditor, signOutElsewhere, withdrawInvitation } from '../access.ts';
import { addNote } from '../articles.ts';
import { cancelBitcoinOrder, resendBitcoinOrder, resolveBitcoinOrder } from '../bitcoin.ts';
import { mailEnquiryAgain, setEnquiryStatus } from '../enquiries.ts';
import { deleteImage, describeImage } from '../images.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const id = '00000000-0000-4000-8000-000000000000';
const path = `/media/${'a'.repeat(32)}-10x10-${'b'.repeat(36)}/10.webp`;
const order = { id, resolution: 'accepted', refund_txid: '' };
const note = { slug: 'a-nl', text: 'Check this.' };

type Handler = Parameters<typeof call>[0];
const table: [
  handler: Handler,
  body: Record<string, unknown>,
  rpc: string,
  outcomes: Record<string, unknown>,
][] = [
  [withdrawInvitation, { id }, 'withdraw_invitation', { true: { id }, false: 'invitation-not-found' }],
  [
    removeEditor,
    { user_id: id },
    'remove_editor',
    {
      removed: { user_id: id },
      'not-found': 'editor-not-found',
      shared: 'editor-stays',
      self: 'editor-stays',
    },
  ],
  [signOutElsewhere, { confirm: true }, 'end_other_sessions', { true: { ok: true }, false: 'editor-stays' }],
  [addNote, note, 'add_note', { true: { slug: 'a-nl' }, false: 'post-not-found' }],
  [
    cancelBitcoinOrder,
    { id },
    'cancel_bitcoin_order',
    { 'not-open': 'order-not-open', 'not-found': 'order-not-found' },
  ],
  [
    resendBitcoinOrder,
    { id },
    'resend_bitcoin_order',
    {
      queued: { id, delivery: 'queued' },
      'not-open': 'order-not-open',
      gone: 'order-gone',
      'not-found': 'order-not-found',
      'too-many': 'too-many-orders',
    },
  ],
  [
    resolveBitcoinOrder,
    order,
    'resolve_bitcoin_order',
    { 'nothing-to-decide': 'order-needs-no-decision', 'not-found': 'order-not-found' },
  ],
  [
    setEnquiryStatus,
    { id, status: 'answered' },
    'set_enquiry_status',
    { true: { id, status: 'answered' }, false: 'enquiry-not-found' },
  ],
  [
    mailEnquiryAgain,
    { id },
    'mail_enquiry_again',
    { queued: { id, delivery: 'queued' }, 'not-found': 'enquiry-not-found', 'too-many': 'too-many-mails' },
  ],
  [describeImage, { path, descriptions: {} }, 'describe_image', { false: 'picture-not-found' }],
];

describe.each(table)('%o', (handler, body, rpc, outcomes) => {
  test.each(Object.entries(outcomes))(`answers the outcome “%s” of ${rpc}`, async (outcome, expected) => {
    stubDatabase({ [rpc]: outcome === 'true' || outcome === 'false' ? outcome === 'true' : outcome });
    const answer = await call(handler, body);
    const json = (await answer.json()) as { error?: { code: string } };
    expect([answer.ok, json.error?.code ?? json]).toEqual([typeof expected !== 'string', expected]);
  });
});

test('mail-enquiry-again says to wait for an hour', async () => {
  stubDatabase({ mail_enquiry_again: 'too-many' });
  expect((await call(mailEnquiryAgain, { id })).headers.get('retry-after')).toBe('3600');
});

test('delete-image refuses an image that one thing uses', async () => {
  stubDatabase({ delete_image: [{ kind: 'business', slug: '', title: '', languages: [], words: {} }] });
  expect(await (await call(deleteImage, { path })).json()).toMatchObject({
    error: { code: 'picture-in-use', fields: { path: 'business' } },
  });
});

test('delete-image names what uses the image: the article, or the kind of thing', async () => {
  stubDatabase({
    delete_image: [
      { kind: 'article', slug: 'a-nl', title: 'A', languages: ['nl'], words: {} },
      { kind: 'business', slug: '', title: '', languages: [], words: {} },
    ],
  });
  const answer = await call(deleteImage, { path });
  expect(await answer.json()).toMatchObject({
    error: { code: 'picture-in-use', fields: { path: 'a-nl, business' } },
  });
});
