/**
 * Reads the payments to an address from a block explorer with the Esplora API, and refuses answers that cannot be true.
 */
import * as v from 'valibot';
import {
  ExplorerTrouble,
  type ChainView,
  type Explorer,
  type SeenPayment,
} from '#core/bitcoin-order/chain-view.ts';
import { retryAfterSeconds } from '../outside/retry-after-header.ts';
import { safeFetch } from '../outside/safe-fetch.ts';
import { isLocalSite } from '../settings.ts';

/** Two megabytes are enough for the longest page: 50 unconfirmed and 25 confirmed transactions with many outputs. */
const maxAnswerBytes = 2 * 1024 * 1024;

/** Explorers list at most 50 unconfirmed transactions, and 25 per page of `/chain`. We read up to ten such pages. */
const perPage = 25;
const maxConfirmed = 250;
const maxWaiting = 50;

/** For each busy host, when requests may resume. The header Retry-After sets this time, at most an hour ahead. */
const pauses = new Map<string, Date>();

/**
 * Queries a block explorer through the HTTP API of Esplora. An error names only the host, because the rest of the URL
 * may contain an API key.
 */
export function explorerAt(base: URL, { timeoutMs = 5000 } = {}): Explorer {
  const busy = (retryAt: Date) =>
    new ExplorerTrouble(`The block explorer ${base.host} answered with status 429.`, {
      problem: 'explorer-busy',
      retryAt,
    });
  const ask = async (path: string): Promise<string> => {
    const pausedUntil = pauses.get(base.host);
    if (pausedUntil !== undefined && pausedUntil > new Date()) throw busy(pausedUntil);
    const fetched = await safeFetch(`${base.href.replace(/\/$/, '')}${path}`, {
      bytes: maxAnswerBytes,
      milliseconds: timeoutMs,
      redirects: 0,
      headers: { accept: 'application/json, text/plain' },
      // The owner may configure an explorer on this machine.
      allowed: (url) => isLocalSite(url.href),
    });
    if (!fetched.ok)
      throw new Error(`The block explorer ${base.host} gave no answer: ${fetched.refusal.code}.`);
    const { status, headers, body } = fetched.value;
    if (status === 429) {
      const seconds = retryAfterSeconds(String(headers['retry-after'] ?? ''));
      const retryAt = new Date(Date.now() + Math.min(seconds ?? 60, 3600) * 1000);
      if (seconds !== undefined) pauses.set(base.host, retryAt);
      throw busy(retryAt);
    }
    if (status !== 200) throw new Error(`The block explorer ${base.host} answered with status ${status}.`);
    return body.toString('utf8');
  };
  const read = async <Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
  ): Promise<v.InferOutput<Schema>> => {
    const text = await ask(path);
    try {
      return v.parse(schema, JSON.parse(text));
    } catch (cause) {
      throw new Error(`The block explorer ${base.host} sent an answer of unknown shape.`, { cause });
    }
  };
  const hash = async (path: string): Promise<string> => {
    const text = (await ask(path)).trim();
    if (!v.is(hashSchema, text)) throw new Error(`The block explorer ${base.host} named no block.`);
    return text;
  };
  const transactions = async (address: string): Promise<Transaction[]> => {
    const path = `/address/${address}/txs`;
    const first = await read(path, transactionsSchema);
    if (first.length < perPage) return first;
    // With some explorers, the first page lacks confirmed transactions, so `/chain` supplies all confirmed ones.
    const waiting = first.filter(({ status }) => !status.confirmed);
    const confirmed: Transaction[] = [];
    let [page, next] = [first, `${path}/chain`];
    while (page.length >= perPage && confirmed.length < maxConfirmed) {
      page = await read(next, transactionsSchema);
      confirmed.push(...page);
      next = `${path}/chain/${page.at(-1)?.txid ?? ''}`;
    }
    if (waiting.length >= maxWaiting || page.length >= perPage)
      throw new ExplorerTrouble(`The block explorer ${base.host} knows too many payments.`, {
        problem: 'too-many-payments',
      });
    // A transaction in both lists was confirmed between the two requests, and counts as confirmed.
    return [...waiting.filter(({ txid }) => confirmed.every((one) => one.txid !== txid)), ...confirmed];
  };

  return {
    async view(address): Promise<ChainView> {
      const height = await read('/blocks/tip/height', countSchema);
      // The hash is requested by height, because a new block may become the tip between the two requests.
      const [tipHash, all] = await Promise.all([hash(`/block-height/${height}`), transactions(address)]);
      return {
        tip: { height, hash: tipHash },
        payments: all.flatMap((transaction) => paymentTo(address, transaction)),
      };
    },
    hashAt: (height) => hash(`/block-height/${height}`),
  };
}

/** Returns an empty list if the transaction pays nothing to the address. */
function paymentTo(address: string, { txid, vin, vout, status }: Transaction): SeenPayment[] {
  const sats = vout.reduce((sum, out) => sum + (out.scriptpubkey_address === address ? out.value : 0), 0);
  if (sats === 0) return [];
  const block = status.confirmed
    ? { height: status.block_height, hash: status.block_hash, at: new Date(status.block_time * 1000) }
    : undefined;
  return [{ txid, sats, spends: vin.map((coin) => `${coin.txid}:${coin.vout}`), block }];
}

const hashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const transactionSchema = v.object({
  txid: hashSchema,
  vin: v.pipe(v.array(v.object({ txid: hashSchema, vout: countSchema })), v.minLength(1)),
  vout: v.array(
    v.object({
      scriptpubkey_address: v.optional(v.string()),
      value: v.pipe(countSchema, v.maxValue(21_000_000 * 100_000_000)),
    }),
  ),
  status: v.variant('confirmed', [
    v.object({
      confirmed: v.literal(true),
      block_height: countSchema,
      block_hash: hashSchema,
      block_time: countSchema,
    }),
    v.object({ confirmed: v.literal(false) }),
  ]),
});
const transactionsSchema = v.pipe(v.array(transactionSchema), v.maxLength(100));

type Transaction = v.InferOutput<typeof transactionSchema>;
