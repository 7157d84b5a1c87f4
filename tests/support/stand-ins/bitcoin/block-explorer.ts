import type { ServerResponse } from 'node:http';
import type { Chain, Transaction } from './chain.ts';
import { portOf } from '../../port-of.ts';
import { createStandIn } from '../create-stand-in.ts';

/** How the fake explorer behaves from now on: well, or with one of the faults that the product must survive. */
export type ExplorerMood =
  | 'well'
  | 'down'
  | 'silent'
  | 'busy'
  /** Answers 429 with this value of the header Retry-After. */
  | { busyUntil: string }
  | 'garbled'
  | 'elsewhere'
  | 'endless'
  /** Reports a confirmed payment that does not exist. */
  | { invents: { address: string; sats: number } }
  /** Does not know the last `behind` blocks yet. */
  | { behind: number }
  /** Reports wrong hashes for the last two blocks. */
  | 'forked'
  /** Hides all payments. */
  | 'blind';

/** A local Esplora API that lists unconfirmed transactions first, and confirmed ones in pages of 25. */
export async function aBlockExplorer(chain: Chain): Promise<BlockExplorer> {
  let mood: ExplorerMood = 'well';
  const asked: string[] = [];
  const server = createStandIn((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    if (mood === 'down') request.socket.destroy();
    else if (mood === 'busy') send(response, 'Too Many Requests', 429);
    else if (typeof mood === 'object' && 'busyUntil' in mood)
      response.writeHead(429, { 'retry-after': mood.busyUntil }).end('Too Many Requests');
    else if (mood === 'garbled')
      send(response, '[{"txid": "01", "vin": [], "vout": [{"value": -1}], "status": {}}]');
    else if (mood === 'elsewhere') response.writeHead(302, { location: '/blocks/tip/height' }).end();
    else if (mood === 'endless') endless(response);
    else if (mood !== 'silent') answer(path.split('/').slice(1), response);
  });

  function answer(parts: string[], response: ServerResponse): void {
    const height = chain.blocks.length - 1 - (typeof mood === 'object' && 'behind' in mood ? mood.behind : 0);
    const hashAt = (blockHeight: number): string | undefined => {
      const hash = blockHeight <= height ? chain.blocks[blockHeight]?.hash : undefined;
      return mood === 'forked' && blockHeight > height - 2 ? hash?.split('').toReversed().join('') : hash;
    };
    const [first, second = '', third, fourth, last] = parts;
    if (first === 'blocks' && second === 'tip') {
      send(response, third === 'height' ? String(height) : (hashAt(height) ?? ''));
    } else if (first === 'block-height') {
      const hash = hashAt(Number(second));
      send(response, hash ?? 'Block not found', hash === undefined ? 404 : 200);
    } else if (first === 'address' && !/^tb1q[02-9ac-hj-np-z]{38}$/.test(second)) {
      send(
        response,
        second.startsWith('bc1') ? 'Address on invalid network' : 'Invalid Bitcoin address',
        400,
      );
    } else if (first === 'address' && third === 'txs') {
      const confirmed = confirmedOf(second, height, hashAt);
      if (fourth === 'mempool') {
        const waiting = chain.waiting().filter(paysTo(second)).slice(0, 50);
        send(response, JSON.stringify(waiting.map((one) => toEsplora(one, { confirmed: false }))));
      } else if (fourth === 'chain') {
        const after = confirmed.findIndex(({ txid }) => txid === last);
        send(response, JSON.stringify(confirmed.slice(after + 1, after + 1 + 25)));
      } else {
        const waiting = mood === 'blind' ? [] : chain.waiting().filter(paysTo(second));
        const late = typeof mood === 'object' && 'behind' in mood ? unconfirmedFor(second, height) : [];
        const all = [...waiting, ...late].map((transaction) => toEsplora(transaction, { confirmed: false }));
        send(response, JSON.stringify([...all.slice(0, 50), ...confirmed.slice(0, 25)]));
      }
    } else send(response, `endpoint does not exist: "/${parts.join('/')}"`, 404);
  }

  function confirmedOf(
    address: string,
    height: number,
    hashAt: (blockHeight: number) => string | undefined,
  ): EsploraTransaction[] {
    if (mood === 'blind') return [];
    const found = chain.blocks.flatMap(({ transactions, at }, blockHeight) =>
      blockHeight > height
        ? []
        : transactions
            .filter(paysTo(address))
            .map((transaction) => toEsplora(transaction, statusAt(blockHeight, at, hashAt))),
    );
    if (typeof mood === 'object' && 'invents' in mood && mood.invents.address === address) {
      const { invents } = mood;
      const blockHeight = height - 10;
      const made = { txid: 'f'.repeat(64), coin: `${'e'.repeat(64)}:0`, outputs: [invents] };
      found.push(toEsplora(made, statusAt(blockHeight, chain.blocks[blockHeight]?.at ?? new Date(), hashAt)));
    }
    return found.toReversed();
  }

  /** Transactions in blocks that this explorer does not know yet are unconfirmed for it. */
  const unconfirmedFor = (address: string, height: number): Transaction[] =>
    chain.blocks.slice(height + 1).flatMap(({ transactions }) => transactions.filter(paysTo(address)));

  await new Promise<void>((listening) => server.listen({ host: '127.0.0.1', port: 0 }, listening));
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    asked,
    become: (next) => {
      mood = next;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

const paysTo =
  (address: string) =>
  ({ outputs }: Transaction): boolean =>
    outputs.some((output) => output.address === address);

const statusAt = (height: number, at: Date, hashAt: (blockHeight: number) => string | undefined) => ({
  confirmed: true as const,
  block_height: height,
  block_hash: hashAt(height),
  block_time: Math.floor(at.getTime() / 1000),
});

/** Esplora’s format, with an additional change output and an output without an address. */
function toEsplora({ txid, coin, outputs }: Transaction, status: object): EsploraTransaction {
  const [spent = '', output = '0'] = coin.split(':');
  const script = { scriptpubkey: '0014', scriptpubkey_asm: 'OP_0', scriptpubkey_type: 'v0_p2wpkh' };
  const change = { ...script, scriptpubkey_address: `tb1q${'8'.repeat(38)}`, value: 12_345 };
  const note = {
    scriptpubkey: '6a',
    scriptpubkey_asm: 'OP_RETURN',
    scriptpubkey_type: 'op_return',
    value: 0,
  };
  const paid = outputs.map(({ address, sats }) => ({
    ...script,
    scriptpubkey_address: address,
    value: sats,
  }));
  return {
    txid,
    version: 2,
    locktime: 0,
    size: 222,
    weight: 561,
    fee: 141,
    vin: [
      {
        txid: spent,
        vout: Number(output),
        prevout: change,
        scriptsig: '',
        is_coinbase: false,
        sequence: 4_294_967_293,
      },
    ],
    vout: [change, ...paid, note],
    status,
  };
}

const send = (response: ServerResponse, body: string, status = 200): unknown =>
  response
    .writeHead(status, { 'content-type': body.startsWith('[') ? 'application/json' : 'text/plain' })
    .end(body);

function endless(response: ServerResponse): void {
  const timer = setInterval(() => response.write(Buffer.alloc(200_000, ' ')), 1);
  response.on('close', () => clearInterval(timer));
}

type EsploraTransaction = { txid: string } & Record<string, unknown>;

export type BlockExplorer = {
  url: string;
  asked: string[];
  become: (mood: ExplorerMood) => void;
  stop: () => Promise<void>;
};
