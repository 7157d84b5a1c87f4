import { Agent, request } from 'node:http';
import { describe, expect, inject, test } from 'vitest';
import type { Product } from '../../scripts/local/product.ts';
import { openDesk } from '../../scripts/tools/bench/measured-product.ts';
import { percentile } from '../../scripts/tools/bench/report.ts';
import { keepFigure } from '../support/figures.ts';
import { databaseOfOwner } from '../support/products/database-of.ts';
import { aProduct } from '../support/products/running-product.ts';
import { storedMails } from '../support/stand-ins/stored-mails.ts';

const maxMs = 300;

/** Uses PostgreSQL and PostgREST if both are installed, because deployed sites use no embedded backend. */
async function withProduct<Value>(
  seed: 'demo' | 'none',
  measure: (product: Product) => Promise<Value>,
  env: Record<string, string> = {},
): Promise<Value> {
  const product = await aProduct(inject('hostedServer'), { env: { ...env, SEED: seed } });
  try {
    return await measure(product);
  } finally {
    await product.remove();
  }
}

describe('a product under load', () => {
  test('stores each of 5,000 enquiries from 250 networks exactly once, with 50 requests at a time', async ({
    task,
  }) => {
    const { load, lost, doubled } = await withProduct('none', loadOfEnquiries, { CONTACT_LIMIT: '25' });
    const p95 = percentile(load.times, 95);
    keepFigure(task, {
      what: 'answer to an enquiry, p95',
      value: `${Math.round(p95)} ms`,
      goal: `≤ ${maxMs} ms`,
      ok: p95 <= maxMs,
      count: load.times.length,
    });
    expect({ tried: load.times.length, failed: load.failed.size, lost, doubled }).toEqual({
      tried: 5000,
      failed: 0,
      lost: 0,
      doubled: 0,
    });
  });

  test('answers 1,000 calls of each of three read-only functions, 20 at a time', async ({ task }) => {
    const loads = await withProduct('demo', async (product) => {
      const { headers } = await openDesk(product);
      const measured: [string, Load<number>][] = [];
      for (const name of ['search?lang=nl&q=sleutel', 'site-status', 'list-articles']) {
        const address = `${product.url}/functions/v1/${name}`;
        const calls = Array.from({ length: 1000 }, (_, number) => number);
        measured.push([name, await send(calls, 20, () => read(address, headers))]);
      }
      return measured;
    });
    for (const [name, { times, failed: refused }] of loads) {
      const failed = refused.size;
      const value = `${Math.round(percentile(times, 95))} ms, ${failed} failed`;
      keepFigure(task, {
        what: `${name}, p95`,
        value,
        goal: 'none failed',
        ok: failed === 0,
        count: times.length,
      });
      expect([name, failed]).toEqual([name, 0]);
    }
  });

  test('answers every request of readers while a new version is deployed fifty times', async ({ task }) => {
    const wanted = 50;
    const { shown, requests, failed } = await withProduct('demo', async (product) => {
      const desk = await openDesk(product);
      const readers = { requests: 0, failed: 0, isOver: false };
      const read = async () => {
        while (!readers.isOver) {
          const answer = await fetch(`${product.url}/nl/blog`);
          readers.requests++;
          if (!answer.ok || !(await answer.text()).includes('</html>')) readers.failed++;
        }
      };
      const reading = Promise.all([read(), read()]);
      let shown = 0;
      for (let deploy = 0; deploy < wanted; deploy++) {
        await desk.publish(`deploy-${deploy}`);
        await expect
          .poll(async () => (await fetch(`${product.url}/blog/deploy-${deploy}-nl`)).status, {
            timeout: 60_000,
          })
          .toBe(200);
        shown++;
      }
      readers.isOver = true;
      await reading;
      return { shown, ...readers };
    });
    keepFigure(task, {
      what: 'deploys shown, with failed requests of readers',
      value: `${shown}, ${failed} of ${requests}`,
      goal: `${wanted}, none`,
      ok: shown === wanted && failed === 0,
      count: shown,
    });
    expect({ shown, failed }).toEqual({ shown: wanted, failed: 0 });
    expect(requests).toBeGreaterThan(wanted);
  });
});

/**
 * Sends 5,000 enquiries, 50 at a time, to a product without other enquiries. Each of the 250 networks sends 20. Most
 * enquiries exceed the hourly limit of mails, so the product stores them without mailing them. It stores at most
 * 200 × CONTACT_LIMIT such enquiries an hour, so a CONTACT_LIMIT of 25 is just enough.
 */
async function loadOfEnquiries(product: Product) {
  const { url } = product;
  const submissions = Array.from({ length: 5000 }, () => crypto.randomUUID());
  const networks = new Map(submissions.map((submission, number) => [submission, 1 + (number % 250)]));
  const agent = new Agent({ keepAlive: true });
  const load = await send(submissions, 50, (submission) =>
    post(`${url}/functions/v1/send-contact-email`, {
      // Linux lets a client send from any address of 127.0.0.0/8.
      agent,
      localAddress: `127.${networks.get(submission)}.0.1`,
      body: {
        name: 'Meting',
        email: `${submission}@example.com`,
        message: `Een bericht om de tijd te meten: ${submission}.`,
        pageUrl: `${url}/nl`,
        lang: 'nl',
        submission,
      },
    }),
  );
  agent.destroy();
  const stored = await storedSubmissions(product);
  const storedOnce = new Set(stored);
  const mailed = mailedSubmissions(product);
  // A message that the server refused is not lost, because the visitor knows about the refusal.
  const lost = submissions.filter((id) => !storedOnce.has(id) && !load.failed.has(id)).length;
  const doubled = stored.length - storedOnce.size + mailed.length - new Set(mailed).size;
  return { load, lost, doubled };
}

async function send<Item>(
  items: Item[],
  atOnce: number,
  request: (item: Item) => Promise<{ ok: boolean }>,
): Promise<Load<Item>> {
  const waiting = items.values();
  const times: number[] = [];
  const failed = new Set<Item>();
  const client = async () => {
    for (const item of waiting) {
      const start = performance.now();
      const { ok } = await request(item);
      times.push(performance.now() - start);
      if (!ok) failed.add(item);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, client));
  return { times, failed };
}

async function read(address: string, headers: Record<string, string>): Promise<{ ok: boolean }> {
  const answer = await fetch(address, { headers });
  await answer.arrayBuffer();
  return answer;
}

/** Sends JSON from a chosen local IP address. `fetch` has no option for this. */
function post(address: string, { body, ...options }: Posting): Promise<{ ok: boolean }> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json' };
    request(address, { ...options, method: 'POST', headers }, (answer) => {
      answer.resume().once('end', () => resolve({ ok: answer.statusCode === 200 }));
    })
      .once('error', reject)
      .end(JSON.stringify(body));
  });
}

async function storedSubmissions(product: Product): Promise<string[]> {
  const found: string[] = [];
  for (;;) {
    const enquiries = databaseOfOwner(product).from('enquiries').select('submission').order('id');
    const { data } = await enquiries.range(found.length, found.length + 999).throwOnError();
    const rows = data as { submission: string }[];
    if (rows.length === 0) return found;
    found.push(...rows.map(({ submission }) => submission));
  }
}

const mailedSubmissions = ({ localDir }: Product): string[] =>
  storedMails(localDir).flatMap(({ text }) => /Kenmerk: ([0-9a-f-]{36})/.exec(text)?.[1] ?? []);

/** `times` are in milliseconds. */
type Load<Item> = { times: number[]; failed: Set<Item> };

type Posting = { agent: Agent; localAddress: string; body: object };
