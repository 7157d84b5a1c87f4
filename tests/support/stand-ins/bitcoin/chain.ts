import { createHash, randomBytes } from 'node:crypto';

/** A block chain and its mempool for all fake explorers. Does not check that a spent coin exists and is unspent. */
export function aChain() {
  const blocks: Block[] = [blockAfter(undefined)];
  let waiting: Transaction[] = [];

  const add = (transactions: Transaction[]): void => {
    blocks.push(blockAfter(blocks.at(-1), transactions));
  };
  const find = (txid: string): Transaction => {
    const found = [...waiting, ...blocks.flatMap(({ transactions }) => transactions)].find(
      (one) => one.txid === txid,
    );
    if (found === undefined) throw new Error(`There is no transaction ${txid}.`);
    return found;
  };
  const chain = {
    blocks,
    waiting: (): readonly Transaction[] => waiting,
    /** Adds a payment to the mempool, by default with a new coin. Returns the transaction id. */
    pay({ address, sats, coin = aCoin() }: Payment): string {
      const transaction = { txid: randomBytes(32).toString('hex'), coin, outputs: [{ address, sats }] };
      waiting.push(transaction);
      return transaction.txid;
    },
    /** Replaces an unconfirmed transaction by one that spends the same coin. Returns the new transaction’s id. */
    replace(txid: string, payment: Omit<Payment, 'coin'>): string {
      const { coin } = find(txid);
      waiting = waiting.filter((one) => one.txid !== txid);
      return chain.pay({ ...payment, coin });
    },
    /** The first mined block contains the whole mempool. */
    mine(count = 1): void {
      for (let mined = 0; mined < count; mined += 1) {
        add(waiting);
        waiting = [];
      }
    },
    /** Replaces the last `depth` blocks by `depth` + 1 empty ones. The removed transactions return to the mempool. */
    reorganise(depth: number): void {
      const lost = blocks.splice(blocks.length - depth, depth);
      waiting.push(...lost.flatMap(({ transactions }) => transactions));
      for (let mined = 0; mined <= depth; mined += 1) add([]);
    },
    /** Removes an unconfirmed transaction, as if another transaction had spent the same coin. */
    forget(txid: string): void {
      waiting = waiting.filter((one) => one.txid !== txid);
    },
  };
  chain.mine(100);
  return chain;
}

const aCoin = (): string => `${randomBytes(32).toString('hex')}:0`;

function blockAfter(previous: Block | undefined, transactions: Transaction[] = []): Block {
  const hash = createHash('sha256')
    .update(`${previous?.hash ?? ''}${randomBytes(8).toString('hex')}`)
    .digest('hex');
  return { hash, at: new Date(), transactions };
}

type Payment = { address: string; sats: number; coin?: string };

/** `coin` is the spent output, as `txid:output`. */
export type Transaction = { txid: string; coin: string; outputs: { address: string; sats: number }[] };

/** A block’s height is its index in the chain. */
export type Block = { hash: string; at: Date; transactions: Transaction[] };

export type Chain = ReturnType<typeof aChain>;
