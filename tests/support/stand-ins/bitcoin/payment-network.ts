import type { Server } from 'node:http';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import { aBlockExplorer, type BlockExplorer, type ExplorerMood } from './block-explorer.ts';
import { aChain, type Chain } from './chain.ts';
import { portOf } from '../../port-of.ts';
import { createStandIn } from '../create-stand-in.ts';

/** The account key of the BIP 84 test vectors, with the version bytes of the test network. */
export const testKey =
  'vpub5YvMuJNjRSYon44z9QmCfdf8SqJRVNvz6m55Qy5iVjZQxDfUgtiQjnc7CC1fAbED2tAGCZRERUfvtn2DstZGU6HMns6dXXH2wujSc2wfi2x';

/**
 * Imitates all services behind Bitcoin payments: a chain, two explorers and two price services. Tests send commands by
 * POST to the URL `control`.
 */
export async function aPaymentNetwork(): Promise<PaymentNetwork> {
  const chain = aChain();
  const explorers: [BlockExplorer, BlockExplorer] = [
    await aBlockExplorer(chain),
    await aBlockExplorer(chain),
  ];
  const control = createStandIn(async (request, response) => {
    const txid = execute(v.parse(commandSchema, await json(request)));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ txid: txid ?? null }));
  });
  const execute = (command: Command): string | undefined => {
    if (command.do === 'pay') return chain.pay(command);
    if (command.do === 'replace') return chain.replace(command.txid, command);
    if (command.do === 'mine') chain.mine(command.blocks);
    if (command.do === 'reorganise') chain.reorganise(command.blocks);
    if (command.do === 'become') explorers[command.which === 0 ? 0 : 1].become(command.mood as ExplorerMood);
    return undefined;
  };
  const prices = [aPriceService(), aPriceService()];
  const servers = [control, ...prices];
  const [controlUrl = '', ...priceUrls] = await Promise.all(servers.map(listening));
  return {
    chain,
    explorers,
    control: `${controlUrl}/control`,
    env: {
      BITCOIN_XPUB: testKey,
      EXPLORER_URLS: explorers.map((explorer) => explorer.url).join(','),
      PRICE_API_URLS: priceUrls.join(','),
    },
    async stop() {
      for (const server of servers) server.close().closeAllConnections();
      await Promise.all(explorers.map((explorer) => explorer.stop()));
    },
  };
}

export const aPriceService = (): Server =>
  createStandIn((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ bitcoin: { eur: 80_000, usd: 92_000 } }));
  });

export async function listening(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen({ host: '127.0.0.1', port: 0 }, done));
  return `http://127.0.0.1:${portOf(server)}`;
}

const commandSchema = v.variant('do', [
  v.object({ do: v.literal('pay'), address: v.string(), sats: v.number() }),
  v.object({ do: v.literal('replace'), txid: v.string(), address: v.string(), sats: v.number() }),
  v.object({ do: v.literal('mine'), blocks: v.number() }),
  v.object({ do: v.literal('reorganise'), blocks: v.number() }),
  v.object({ do: v.literal('become'), which: v.number(), mood: v.unknown() }),
]);

export type Command = v.InferOutput<typeof commandSchema>;

export type PaymentNetwork = {
  chain: Chain;
  explorers: readonly [BlockExplorer, BlockExplorer];
  control: string;
  env: Record<'BITCOIN_XPUB' | 'EXPLORER_URLS' | 'PRICE_API_URLS', string>;
  stop: () => Promise<void>;
};
