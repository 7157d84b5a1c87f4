import type { Product } from '../local/start/product.ts';
import { deskHeaders } from './desk-client.ts';
import { onProduct } from './on-product.ts';
import { inSeconds, type Row } from './report.ts';

const count = 1000;
const atOnce = 20;

/** How long functions that read take on the running product while many ask at once. */
export const functionLoad = (): Promise<Row[]> =>
  onProduct('demo', async (product) => {
    const desk = await deskHeaders(product);
    const rows: Row[] = [];
    for (const [address, headers] of [
      ['search?lang=nl&q=sleutel', {}],
      ['site-status', desk],
      ['list-articles', desk],
    ] as const)
      rows.push(...rowsOf(address, await askMany(product, { address, headers })));
    return rows;
  });

async function askMany(
  { url }: Product,
  { address, headers }: { address: string; headers: Record<string, string> },
): Promise<Asked> {
  const times: number[] = [];
  let asked = 0;
  let failed = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (asked++ < count) {
        const start = performance.now();
        const answer = await fetch(`${url}/functions/v1/${address}`, { headers });
        await answer.arrayBuffer();
        times.push(performance.now() - start);
        if (!answer.ok) failed++;
      }
    }),
  );
  return { times: times.toSorted((a, b) => a - b), failed, milliseconds: performance.now() - began };
}

function rowsOf(address: string, { times, failed, milliseconds }: Asked): Row[] {
  const [name = address] = address.split('?');
  const at = (part: number): string => inSeconds(times[Math.ceil(times.length * part) - 1] ?? Number.NaN);
  return [
    {
      what: `${name}, ${atOnce} at a time: median · p95 · answers a second`,
      value: `${at(0.5)} · ${at(0.95)} · ${Math.round((times.length / milliseconds) * 1000)}`,
    },
    { what: '  refused', value: `${failed} of ${times.length}`, goal: 'none', ok: failed === 0 },
  ];
}

/** `times`: in milliseconds, the shortest first. */
type Asked = { times: number[]; failed: number; milliseconds: number };
