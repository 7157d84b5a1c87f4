import { randomUUID } from 'node:crypto';
import type { AfterAnswer } from '#core/answering/after-answer.ts';
import type { CreateOrderDeps } from '#core/bitcoin-order/create-order.ts';
import { addressHistory } from '#core/bitcoin-order/chain-view.ts';
import type { ComposeLetter } from '#core/mail/mail.ts';
import type { BitcoinOrder } from '#core/bitcoin-order/order.ts';
import { explorerAt } from '#adapters/bitcoin-order/explorer.ts';
import type { BitcoinSetUp } from '#adapters/bitcoin-order/set-up.ts';
import type { AccountKey } from '#adapters/bitcoin-order/account-key.ts';
import { currentPrice } from '#adapters/bitcoin-price/current-price.ts';
import { reportError } from '#adapters/report-error.ts';
import { holdIndex, releaseIndex } from '#adapters/supabase/bitcoin/key-indexes.ts';
import { findOrder, storeOrder } from '#adapters/supabase/bitcoin/order-desk.ts';
import { serverFor, type Editor } from '#adapters/supabase/access/editor-session.ts';
import { sendMails } from './mails.ts';

/**
 * Gives the rules of Bitcoin orders their database, explorers and prices. Uses the secret key, so that a stolen editor
 * session can neither store a false address nor use up indexes.
 */
export function orderDeps({ editor, key, setUp, afterAnswer }: OrderParts): CreateOrderDeps<BitcoinOrder> {
  const server = serverFor(editor);
  const explorers = setUp.explorers.map((url) => explorerAt(url));
  const held = { network: key.network, fingerprint: key.fingerprint, holder: randomUUID() };
  return {
    limits: setUp.limits,
    addresses: {
      async hold() {
        const next = await holdIndex(server, held);
        if ('waitSeconds' in next) return next;
        return { ...next, address: key.addressAt(next.index) };
      },
      release: (index, { isUsedBefore }) => releaseIndex(server, { ...held, index, isUsedBefore }),
      history: (address) => addressHistory(explorers, address, reportError),
    },
    orders: {
      find: (submission) => findOrder(server, { submission }),
      store: (order) => storeOrder(server, order, { ...held, editor: editor.userId }),
    },
    async price() {
      const found = await currentPrice(afterAnswer);
      if (!found.ok) return undefined;
      const { price, sources, fetchedAt } = found.value;
      return { eurCents: price.eurCents, sources, fetchedAt };
    },
    now: () => new Date(),
  };
}

/** The schedule retries mails that fail here. */
export const mailOrder = (id: string, compose: ComposeLetter): Promise<void> =>
  sendMails(compose, { about: id, until: new Date(Date.now() + 15_000) });

type OrderParts = {
  editor: Editor;
  key: AccountKey;
  setUp: BitcoinSetUp;
  afterAnswer: AfterAnswer;
};
