import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newsDateDue, newsOrder, orderedDate, startNews } from './news-order.ts';

beforeEach(() => {
  vi.stubEnv('SIGNING_SECRET', 'a secret of thirty-two characters');
  vi.stubEnv('NEWS_FEEDS', 'https://feeds.example/rss');
});
afterEach(() => vi.unstubAllEnvs());

const now = new Date('2026-11-21T22:59:00Z');

describe('newsOrder', () => {
  test('names the day on which it was signed, even if it is read after midnight', () => {
    expect(orderedDate(newsOrder(now), new Date('2026-11-21T23:04:00Z'))).toBe('2026-11-21');
  });

  test('is rejected if the order is an hour old, altered or signed with another secret', () => {
    const order = newsOrder(now);
    expect(orderedDate(order, new Date('2026-11-22T00:00:00Z'))).toBeUndefined();
    const [text = '', signature = ''] = order.split('.');
    const altered = Buffer.from(JSON.stringify({ date: '2027-01-01', at: now.getTime() })).toString(
      'base64url',
    );
    for (const other of [`${altered}.${signature}`, `${text}.`, text, '', '.', 'a.b'])
      expect(orderedDate(other, now)).toBeUndefined();
    vi.stubEnv('SIGNING_SECRET', 'another secret of the same length');
    expect(orderedDate(order, now)).toBeUndefined();
  });

  test('is sent by startNews to the background function', async () => {
    const asked: unknown[] = [];
    const server = createServer((request, response) => {
      void bodyOf(request).then((body) => {
        asked.push([request.method, request.url, Object.keys(JSON.parse(body) as object)]);
        response.writeHead(202).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    vi.stubEnv('SITE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    await startNews(new Date('2026-11-21T07:00:00Z'));
    expect(asked).toEqual([['POST', '/.netlify/functions/write-daily-news-background', ['order']]]);
    server.close();
  });

  test('is due from the configured hour in Ibiza’s time zone, but never if no feeds are configured', () => {
    vi.stubEnv('NEWS_HOUR', '8');
    expect(newsDateDue(new Date('2026-11-21T06:59:00Z'))).toBeUndefined();
    expect(newsDateDue(new Date('2026-11-21T07:00:00Z'))).toBe('2026-11-21');
    vi.stubEnv('NEWS_FEEDS', '');
    expect(newsDateDue(new Date('2026-11-21T08:00:00Z'))).toBeUndefined();
  });
});

describe('NEWS_HOUR', () => {
  test.each(['24', '7.5', 'seven'])('is rejected with the value %s', (hour) => {
    vi.stubEnv('NEWS_HOUR', hour);
    expect(() => newsDateDue(now)).toThrow('NEWS_HOUR');
  });
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
