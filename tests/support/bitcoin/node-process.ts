/** Runs two nodes of the network “regtest”, each behind an Esplora API, and obeys the parent process. */
import { bcoin, type Node, type Transaction } from './bcoin.ts';
import { esploraOf, reversed, txidOf } from './esplora.ts';
import { portOf } from '../port-of.ts';

const fee = 10_000;
const key = bcoin.KeyRing.generate();
const nodes = [0, 1].map(
  (index) =>
    new bcoin.FullNode({
      network: 'regtest',
      memory: true,
      indexTX: true,
      indexAddress: true,
      workers: false,
      // The nodes are not connected, so that only the command `relay` passes blocks from one node to the other.
      listen: false,
      noDns: true,
      httpPort: 48_500 + index,
      logLevel: 'none',
    }),
) as [Node, Node];
const isDown = [false, false];
/** The coins of mined blocks. Each payment spends one. */
const coins: { transaction: Transaction; height: number }[] = [];
const payments = new Map<string, { transaction: Transaction; coin: (typeof coins)[number] }>();

for (const node of nodes) {
  await node.ensure();
  await node.open();
  node.miner.addAddress(key.getAddress());
}
await mine({ do: 'mine', blocks: 200, on: 0 });
await relay(0);
// A mined coin can be spent only a hundred blocks later, so only the oldest coins are kept.
coins.length = 90;
const urls = await Promise.all(
  nodes.map(async (node, index) => {
    const server = esploraOf(node, () => isDown[index] === true);
    await new Promise<void>((done) => server.listen({ host: '127.0.0.1', port: 0 }, done));
    return `http://127.0.0.1:${portOf(server)}`;
  }),
);
process.on('message', ({ id, command }: { id: number; command: NodeCommand }) => {
  obey(command).then(
    (txid) => process.send?.({ id, txid: txid ?? null }),
    (cause: unknown) => process.send?.({ id, error: cause instanceof Error ? cause.stack : String(cause) }),
  );
});
process.on('disconnect', () => process.exit());
process.send?.({ urls });

async function obey(command: NodeCommand): Promise<string | undefined> {
  if (command.do === 'pay') return pay(command);
  if (command.do === 'replace') return replace(command);
  if (command.do === 'mine') await mine(command);
  if (command.do === 'relay') await relay(command.from);
  if (command.do === 'reorganise') await reorganise(command);
  if (command.do === 'rebroadcast') await rebroadcast(nodes, command.txid);
  if (command.do === 'become') isDown[command.which] = command.isDown;
  return undefined;
}

const chosen = (on: Which): Node[] => (on === 'both' ? nodes : [nodes[on]]);

async function pay({ address, sats, on = 'both' }: Payment): Promise<string> {
  const coin = coins.shift();
  if (coin === undefined) throw new Error('No coin is left.');
  return broadcast({ address, sats, on, coin, fees: fee });
}

/** bcoin lacks replace-by-fee (BIP 125), so the replaced payment is first removed from the mempool. */
async function replace({ txid, address, sats, on = 'both' }: Replacement): Promise<string> {
  const old = payments.get(txid);
  if (old === undefined) throw new Error(`There is no payment ${txid}.`);
  for (const { mempool } of chosen(on)) {
    const entry = mempool.getEntry(reversed(txid));
    if (entry !== null) mempool.removeEntry(entry);
  }
  return broadcast({ address, sats, on, coin: old.coin, fees: 2 * fee });
}

async function broadcast({ address, sats, on, coin, fees }: Spending): Promise<string> {
  const draft = new bcoin.MTX();
  const value = coin.transaction.outputs[0]?.value ?? 0;
  draft.addCoin(bcoin.Coin.fromTX(coin.transaction, 0, coin.height));
  draft.addOutput(bcoin.Address.fromString(address, 'testnet'), sats);
  draft.addOutput(key.getAddress(), value - sats - fees);
  draft.sign(key);
  const transaction = draft.toTX();
  for (const node of chosen(on)) await send(node, transaction);
  payments.set(txidOf(transaction), { transaction, coin });
  return txidOf(transaction);
}

/** A node only logs a refusal, so the mempool is checked. */
async function send({ mempool }: Node, transaction: Transaction): Promise<void> {
  await mempool.addTX(transaction);
  if (mempool.getEntry(transaction.hash('hex')) === null) throw new Error('The node refused a transaction.');
}

async function mine({ blocks, on }: Mining): Promise<void> {
  const node = nodes[on === 1 ? 1 : 0];
  for (let mined = 0; mined < blocks; mined += 1) {
    const block = await node.miner.mineBlock(node.chain.tip, null);
    if ((await node.chain.add(block)) === null) throw new Error('The node refused its own block.');
    const [transaction] = block.txs;
    if (transaction !== undefined) coins.push({ transaction, height: node.chain.height });
  }
  if (on === 'both') await relay(0);
}

/** Passes on each block that the other node lacks. A node follows the longer chain. */
async function relay(from: 0 | 1): Promise<void> {
  const [source, target] = [nodes[from], nodes[from === 0 ? 1 : 0]];
  for (let height = 1; height <= source.chain.height; height += 1) {
    const hash = (await source.chain.getHash(height)) ?? '';
    if ((await target.chain.getHash(height)) !== hash)
      await target.chain.add(await source.chain.getBlock(hash));
  }
}

/** Invalidates the last blocks, and mines a longer branch without their transactions. */
async function reorganise({ blocks, on, isKept }: Reorganisation): Promise<void> {
  const source = nodes[on === 1 ? 1 : 0];
  const fork = (await source.chain.getHash(source.chain.height - blocks + 1)) ?? '';
  for (const { chain, mempool } of chosen(on)) {
    await chain.invalidate(fork);
    await mempool.reset();
  }
  await mine({ do: 'mine', blocks: blocks + 1, on });
  // bcoin does not return transactions of invalid blocks to its mempool, so the transactions in `isKept` are resent.
  for (const txid of isKept) await rebroadcast(chosen(on), txid);
}

async function rebroadcast(on: Node[], txid: string): Promise<void> {
  const payment = payments.get(txid);
  if (payment === undefined) throw new Error(`There is no payment ${txid}.`);
  for (const node of on) await send(node, payment.transaction);
}

type Which = 0 | 1 | 'both';
type Payment = { do: 'pay'; address: string; sats: number; on?: Which };
type Replacement = { do: 'replace'; txid: string; address: string; sats: number; on?: Which };
type Mining = { do: 'mine'; blocks: number; on: Which };
type Reorganisation = { do: 'reorganise'; blocks: number; on: Which; isKept: string[] };
type Spending = { address: string; sats: number; on: Which; coin: (typeof coins)[number]; fees: number };

export type NodeCommand =
  | Payment
  | Replacement
  | Mining
  | Reorganisation
  | { do: 'rebroadcast'; txid: string }
  | { do: 'relay'; from: 0 | 1 }
  | { do: 'become'; which: 0 | 1; isDown: boolean };
