/** Only this site can start its background functions, and an old order has no effect. */
import { text } from 'node:stream/consumers';
import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTimedOrder, startBackground, timedOrder } from './timed-order.ts';
import { portOf } from '../../../tests/support/port-of.ts';

beforeEach(() => vi.stubEnv('SIGNING_SECRET', 'a secret of thirty-two characters'));
afterEach(() => vi.unstubAllEnvs());

const now = new Date('2026-11-22T10:00:00Z');
const open = openTimedOrder('translate-articles-background');
const order = () => timedOrder('translate-articles-background', now);

describe('openTimedOrder', () => {
  test('accepts only an order that this site signed for this function within the last hour', () => {
    expect(open(order(), new Date('2026-11-22T10:59:00Z'))).toEqual(now);
    expect(open(order(), new Date('2026-11-22T11:01:00Z'))).toBeUndefined();
    for (const other of [timedOrder('back-up-background', now), `${order()}x`, 'forged', ''])
      expect(open(other, now)).toBeUndefined();
  });

  test('rejects an order whose time was changed, or that was signed with another secret', () => {
    const signed = order();
    const [text = '', signature = ''] = signed.split('.');
    for (const other of [`${now.getTime() + 1}.${signature}`, `${text}.`, text, '.', 'a.b'])
      expect(open(other, now)).toBeUndefined();
    vi.stubEnv('SIGNING_SECRET', 'another secret of the same length');
    expect(open(signed, now)).toBeUndefined();
  });
});

describe('startBackground', () => {
  test('sends the order to the background function', async () => {
    const asked: unknown[] = [];
    const server = createServer((request, response) => {
      void text(request).then((body) => {
        asked.push([request.method, request.url, Object.keys(JSON.parse(body) as object)]);
        response.writeHead(202).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    vi.stubEnv('SITE_URL', `http://127.0.0.1:${portOf(server)}`);
    await startBackground('write-daily-news-background', { now });
    expect(asked).toEqual([['POST', '/.netlify/functions/write-daily-news-background', ['order']]]);
    server.close();
  });
});
