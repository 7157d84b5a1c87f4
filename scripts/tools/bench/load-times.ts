import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Product } from '../../local/product.ts';
import { openDesk, secretKeyOf, withProduct } from './measured-product.ts';
import { inSeconds, percentile, type Row } from './report.ts';

/** Sends 5,000 enquiries and checks that each is stored exactly once. Also calls three functions that read. */
export async function loadTimes(): Promise<Row[]> {
  const enquiries = await withProduct('none', enquiryRows, { CONTACT_LIMIT: '100000' });
  return [...enquiries, ...(await withProduct('demo', readRows))];
}

async function enquiryRows(product: Product): Promise<Row[]> {
  const { load, lost, doubled, mailed } = await loadOfEnquiries(product);
  return [
    row(`${load.times.length} enquiries, 50 at a time`, load),
    { what: '  lost · doubled', value: `${lost} · ${doubled}`, goal: 'none', ok: lost + doubled === 0 },
    { what: '  mailed at once; more than 30 an hour are held', value: String(mailed) },
  ];
}

/** Sends 5,000 enquiries, 50 at a time, to a product without other enquiries. */
export async function loadOfEnquiries(
  product: Product,
): Promise<{ load: Load; lost: number; doubled: number; mailed: number }> {
  const { url } = product;
  const submissions = Array.from({ length: 5000 }, () => crypto.randomUUID());
  const load = await send(submissions, 50, (submission) =>
    fetch(`${url}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        name: 'Meting',
        email: `${submission}@example.com`,
        message: 'Een bericht om de tijd te meten.',
        pageUrl: `${url}/nl`,
        lang: 'nl',
        submission,
      }),
    }),
  );
  const stored = await storedSubmissions(product);
  const storedOnce = new Set(stored);
  const mailed = mailedSubmissions(product);
  const lost = submissions.filter((submission) => !storedOnce.has(submission)).length;
  const doubled = stored.length - storedOnce.size + mailed.length - new Set(mailed).size;
  return { load, lost, doubled, mailed: mailed.length };
}

async function readRows(product: Product): Promise<Row[]> {
  const { headers } = await openDesk(product);
  const rows: Row[] = [];
  for (const name of ['search?lang=nl&q=sleutel', 'site-status', 'list-articles']) {
    const address = `${product.url}/functions/v1/${name}`;
    const load = await send(Array.from({ length: 1000 }), 20, () => fetch(address, { headers }));
    rows.push(row(`${name}, 20 at a time`, load));
  }
  return rows;
}

async function send<Item>(
  items: Item[],
  atOnce: number,
  request: (item: Item) => Promise<Response>,
): Promise<Load> {
  const waiting = items.values();
  const times: number[] = [];
  let failed = 0;
  const began = performance.now();
  const client = async () => {
    for (const item of waiting) {
      const start = performance.now();
      const answer = await request(item);
      await answer.arrayBuffer();
      times.push(performance.now() - start);
      if (!answer.ok) failed++;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, client));
  return { times, failed, perSecond: (times.length / (performance.now() - began)) * 1000 };
}

const row = (what: string, { times, failed, perSecond }: Load): Row => ({
  what: `${what}: median · p95 · answers a second · failed`,
  value: `${inSeconds(percentile(times, 50))} · ${inSeconds(percentile(times, 95))} · ${Math.round(perSecond)} · ${failed}`,
  goal: 'none failed',
  ok: failed === 0,
});

async function storedSubmissions(product: Product): Promise<string[]> {
  const headers = { apikey: secretKeyOf(product) };
  const found: string[] = [];
  for (;;) {
    const page = `select=submission&order=id&limit=1000&offset=${found.length}`;
    const answer = await fetch(`${product.url}/rest/v1/enquiries?${page}`, { headers });
    const rows = (await answer.json()) as { submission: string }[];
    if (rows.length === 0) return found;
    found.push(...rows.map(({ submission }) => submission));
  }
}

function mailedSubmissions({ localDir }: Product): string[] {
  const folder = path.join(localDir, 'mails');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => /Kenmerk: ([0-9a-f-]{36})/.exec(readFileSync(path.join(folder, name), 'utf8'))?.[1])
    .filter((submission) => submission !== undefined);
}

/** `times` are in milliseconds. */
type Load = { times: number[]; failed: number; perSecond: number };
