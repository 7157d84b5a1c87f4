import { createHash, randomBytes } from 'node:crypto';

/** A chain of blocks with what waits to be in one, as the nodes behind all explorers know it. No coin is checked: the tests are honest. */
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
    if (found === undefined) throw new Error(`Nobody knows the transaction ${txid}.`);
    return found;
  };
  const chain = {
    blocks,
    waiting: (): readonly Transaction[] => waiting,
    /** Sends coins, and answers which transaction does. It spends a coin of its own, unless one is named. */
    pay({ address, sats, coin = aCoin() }: Payment): string {
      const transaction = { txid: randomBytes(32).toString('hex'), coin, outputs: [{ address, sats }] };
      waiting.push(transaction);
      return transaction.txid;
    },
    /** Spends the coin of a waiting transaction anew, with a higher fee: the first one is gone. */
    replace(txid: string, payment: Omit<Payment, 'coin'>): string {
      const { coin } = find(txid);
      waiting = waiting.filter((one) => one.txid !== txid);
      return chain.pay({ ...payment, coin });
    },
    /** Finds blocks; the first takes all that waits. */
    mine(count = 1): void {
      for (let mined = 0; mined < count; mined += 1) {
        add(waiting);
        waiting = [];
      }
    },
    /** Another branch becomes longer: its blocks are empty, and what was in the others waits again. */
    reorganise(depth: number): void {
      const lost = blocks.splice(blocks.length - depth, depth);
      waiting.push(...lost.flatMap(({ transactions }) => transactions));
      for (let mined = 0; mined <= depth; mined += 1) add([]);
    },
    /** What was in a block that is gone, or waits, is spent elsewhere. */
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

/** `coin`: what it spends, as `txid:output`. */
export type Transaction = { txid: string; coin: string; outputs: { address: string; sats: number }[] };

/** Its height is its place in the chain. */
export type Block = { hash: string; at: Date; transactions: Transaction[] };

export type Chain = ReturnType<typeof aChain>;
