import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Product } from '../local/start/product.ts';
import { secretKeyOf } from './desk-client.ts';

/** Sends so many messages, so many at a time, and looks at what became of them in the database and at the mail service. */
export async function sendMessages(
  { url, localDir }: Product,
  { count, atOnce }: { count: number; atOnce: number },
): Promise<MessagesSent> {
  const submissions = Array.from({ length: count }, () => crypto.randomUUID());
  const times: number[] = [];
  let refused = 0;
  const waiting = [...submissions.entries()];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const [number, submission] = next;
        const start = performance.now();
        const answer = await fetch(`${url}/functions/v1/send-contact-email`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({
            name: `Meting ${number}`,
            email: `meting-${number}@example.com`,
            message: `Bericht ${number} om de tijd te meten.`,
            pageUrl: `${url}/nl`,
            lang: 'nl',
            submission,
          }),
        });
        await answer.arrayBuffer();
        times.push(performance.now() - start);
        if (!answer.ok) refused++;
      }
    }),
  );
  const stored = await storedSubmissions(url, localDir);
  const kept = new Set(stored);
  const mailed = mailedSubmissions(localDir);
  return {
    p95: times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN,
    refused,
    lost: submissions.filter((submission) => !kept.has(submission)).length,
    doubled: stored.length - kept.size + (mailed.length - new Set(mailed).size),
    mailed: mailed.length,
  };
}

/** Read with the secret key, a thousand at a time: more the API does not give at once. */
async function storedSubmissions(url: string, localDir: string): Promise<string[]> {
  const headers = { apikey: secretKeyOf({ localDir }) };
  const found: string[] = [];
  for (;;) {
    const answer = await fetch(
      `${url}/rest/v1/enquiries?select=submission&order=id&limit=1000&offset=${found.length}`,
      { headers },
    );
    const rows = (await answer.json()) as { submission: string }[];
    if (rows.length === 0) return found;
    found.push(...rows.map(({ submission }) => submission));
  }
}

/** The messages of the mails that the business has. */
function mailedSubmissions(localDir: string): string[] {
  const folder = path.join(localDir, 'mails');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => /Kenmerk: ([0-9a-f-]{36})/.exec(readFileSync(path.join(folder, name), 'utf8'))?.[1])
    .filter((submission) => submission !== undefined);
}

type MessagesSent = {
  /** 95 of 100 answers came within this many milliseconds. */
  p95: number;
  refused: number;
  lost: number;
  doubled: number;
  mailed: number;
};
