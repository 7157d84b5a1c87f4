import { bcoin, type Found, type Node, type Transaction } from './bcoin.ts';
import { createStandIn } from '../stand-ins/create-stand-in.ts';

/** Part of the Esplora API for a node of the network “regtest”. Addresses have the form of the test network (`tb1…`). */
export function esploraOf(node: Node, isDown: () => boolean) {
  return createStandIn((request, response) => {
    if (isDown()) return void request.socket.destroy();
    return answer(node, (request.url ?? '').split('/').slice(1)).then((body) =>
      typeof body === 'string'
        ? response.setHeader('content-type', 'text/plain').end(body)
        : response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
    );
  });
}

async function answer({ chain, mempool }: Node, [first, second = '', third, part, last]: string[]) {
  if (first === 'blocks' && third === 'height') return String(chain.height);
  if (first === 'block-height') return reversed((await chain.getHash(Number(second))) ?? '');
  if (first !== 'address' || third !== 'txs') throw new Error('There is no such address of the API.');
  const addresses = [bcoin.Address.fromString(second, 'testnet')];
  const waiting = mempool.getMetaByAddress(addresses).map(toEsplora);
  const newestFirst = (one: Found, other: Found) => other.height - one.height || other.index - one.index;
  const confirmed = (await chain.getMetaByAddress(addresses)).toSorted(newestFirst).map(toEsplora);
  if (part === 'mempool') return waiting.slice(0, 50);
  const start = confirmed.findIndex(({ txid }) => txid === last) + 1;
  if (part === 'chain') return confirmed.slice(start, start + 25);
  return [...waiting.slice(0, 50), ...confirmed.slice(0, 25)];
}

function toEsplora({ tx, block, height, time }: Found) {
  return {
    txid: txidOf(tx),
    vin: tx.inputs.map((input) => ({
      txid: reversed(input.prevout.hash),
      vout: input.prevout.index,
      is_coinbase: input.isCoinbase(),
      sequence: input.sequence,
    })),
    vout: tx.outputs.map((output) => ({
      scriptpubkey: output.script.toRaw().toString('hex'),
      scriptpubkey_address: output.getAddress()?.toString('testnet'),
      value: output.value,
    })),
    status:
      block === null
        ? { confirmed: false }
        : { confirmed: true, block_height: height, block_hash: reversed(block), block_time: time },
  };
}

export const txidOf = (transaction: Transaction): string => reversed(transaction.hash('hex'));

/** Converts a hash from bcoin’s byte order to the opposite order, which explorers use, or back. */
export const reversed = (hash: string): string => Buffer.from(hash, 'hex').reverse().toString('hex');
