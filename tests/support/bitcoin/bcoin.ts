import { createRequire } from 'node:module';

// Some packages exist in native code and in JavaScript. This setting selects JavaScript.
process.env['NODE_BACKEND'] = 'js';

/**
 * A real Bitcoin node for tests. The package has no type declarations, so `Bcoin` declares the parts that the tests
 * use.
 */
export const bcoin = createRequire(import.meta.url)('bcoin') as Bcoin;

type Bcoin = {
  FullNode: new (options: object) => Node;
  KeyRing: { generate: () => { getAddress: () => Address; toSecret: () => string } };
  MTX: new () => Draft;
  Coin: { fromTX: (transaction: Transaction, index: number, height: number) => object };
  Address: { fromString: (text: string, network: string) => Address };
};

export type Node = {
  ensure: () => Promise<void>;
  open: () => Promise<void>;
  chain: {
    tip: Tip;
    height: number;
    add: (block: Block) => Promise<unknown>;
    invalidate: (hash: string) => Promise<void>;
    getHash: (height: number) => Promise<string | null>;
    getBlock: (hash: string) => Promise<Block>;
    getMetaByAddress: (addresses: Address[]) => Promise<Found[]>;
  };
  mempool: {
    getMetaByAddress: (addresses: Address[]) => Found[];
    getEntry: (hash: string) => object | null;
    removeEntry: (entry: object) => void;
    reset: () => Promise<void>;
    addTX: (transaction: Transaction) => Promise<unknown>;
  };
  miner: {
    addAddress: (address: Address) => void;
    mineBlock: (tip: Tip, address: null) => Promise<Block>;
  };
};

type Tip = { hash: string; height: number };
export type Address = { toString: (network: string) => string };
export type Block = { txs: Transaction[] };

export type Transaction = {
  hash: (encoding: 'hex') => string;
  inputs: { prevout: { hash: string; index: number }; isCoinbase: () => boolean; sequence: number }[];
  outputs: { value: number; getAddress: () => Address | null; script: { toRaw: () => Buffer } }[];
};

type Draft = Transaction & {
  addCoin: (coin: object) => void;
  addOutput: (address: Address, value: number) => void;
  sign: (key: object) => void;
  toTX: () => Transaction;
};

/** `block`, `height` and `time` (in seconds) describe the transaction’s block. Without a block, `height` is -1. */
export type Found = { tx: Transaction; block: string | null; height: number; time: number; index: number };
