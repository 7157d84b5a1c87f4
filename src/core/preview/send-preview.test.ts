/** A preview of an article goes to one recipient whom the database allows, once per text, and expires. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { previewRequestSchema, sendPreview, type PreviewOrder, type StoredPreview } from './send-preview.ts';

const now = new Date('2026-11-21T12:00:00.750Z');

async function send(request: { recipient?: string }, stored?: StoredPreview) {
  const orders: PreviewOrder[] = [];
  const delivered: string[] = [];
  const answer = await sendPreview(
    {
      mailbox: () => 'Business@example.com',
      newId: () => 'new',
      now: () => now,
      keyDigests: ({ id, expiresAt }) => ({
        viewDigest: `view ${id} ${expiresAt.toISOString()}`,
        verdictDigest: 'verdict',
      }),
      store: (order) => {
        orders.push(order);
        const { id, expiresAt, recipient } = order;
        return Promise.resolve(stored ?? { outcome: 'stored', id, recipient, expiresAt });
      },
      deliver: (id) => {
        delivered.push(id);
        return Promise.resolve('sent');
      },
    },
    { slugBase: 'pool', lang: 'nl', ...request },
  );
  return { answer, order: orders[0], delivered };
}

describe('sendPreview', () => {
  test('creates, for the given recipient, a preview that expires after seven days', async () => {
    const { answer, order } = await send({ recipient: 'anna@example.com' });
    const expiresAt = new Date('2026-11-28T12:00:00Z');
    expect(answer).toEqual({
      ok: true,
      value: { id: 'new', recipient: 'anna@example.com', expiresAt, delivery: 'sent' },
    });
    expect(order).toMatchObject({ toBusiness: false, viewDigest: 'view new 2026-11-28T12:00:00.000Z' });
  });

  test('ignores case in the business’s e-mail address, and returns it if no recipient is given', async () => {
    expect((await send({ recipient: 'business@EXAMPLE.com' })).order).toMatchObject({ toBusiness: true });
    const { answer, order } = await send({});
    expect(order).toMatchObject({ toBusiness: false, recipient: undefined });
    expect(answer).toMatchObject({ value: { recipient: 'Business@example.com' } });
  });

  test('sends no mail if the article does not exist or the database refuses the recipient or the number', async () => {
    expect(await send({}, { outcome: 'no-article' })).toMatchObject({
      answer: { refusal: { code: 'post-not-found' } },
      delivered: [],
    });
    expect(await send({ recipient: 'x@y.z' }, { outcome: 'recipient-refused' })).toMatchObject({
      answer: { refusal: { code: 'recipient-refused' } },
      delivered: [],
    });
    expect(await send({}, { outcome: 'too-many-mails' })).toMatchObject({
      answer: { refusal: { code: 'too-many-mails', retryAfterSeconds: 3600 } },
      delivered: [],
    });
  });

  test('sends the existing preview if the same preview is requested again', async () => {
    const stored = { outcome: 'stored', id: 'first', recipient: undefined, expiresAt: now } as const;
    expect((await send({}, stored)).delivered).toEqual(['first']);
  });

  test('accepts the slug base of an article or the slug of one of its language versions', () => {
    expect(v.parse(previewRequestSchema, { slug: 'pool-care-de', lang: 'es' })).toEqual({
      slugBase: 'pool-care',
      recipient: undefined,
      lang: 'es',
    });
    expect(v.parse(previewRequestSchema, { slug_base: 'pool-care' })).toMatchObject({
      slugBase: 'pool-care',
      lang: 'nl',
    });
    for (const wrong of [{}, { slug_base: '' }, { slug: 'Pool' }, { slug_base: 'pool', lang: 'fr' }])
      expect(v.safeParse(previewRequestSchema, wrong).success).toBe(false);
  });
});
