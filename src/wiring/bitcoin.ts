import { randomUUID } from 'node:crypto';
import type { CreateOrderTools } from '#core/bitcoin-order/create-order.ts';
import { historyOf } from '#core/bitcoin-order/address-history.ts';
import type { ComposeLetter } from '#core/mail/mail.ts';
import { runOutbox } from '#core/mail/run-outbox.ts';
import type { BitcoinOrder } from '#core/bitcoin-order/order.ts';
import { explorerAt } from '#adapters/bitcoin-order/explorer.ts';
import type { BitcoinSetUp } from '#adapters/bitcoin-order/set-up.ts';
import type { AccountKey } from '#adapters/bitcoin-order/account-key.ts';
import { currentPrice } from '#adapters/bitcoin-price/current-price.ts';
import { noteBreakdown } from '#adapters/note-breakdown.ts';
import { holdIndex, leaveIndex } from '#adapters/supabase/bitcoin/key-indexes.ts';
import { findOrder, storeOrder } from '#adapters/supabase/bitcoin/order-desk.ts';
import { sendLetter } from '#adapters/resend/send-letter.ts';
import { mailOutbox } from '#adapters/supabase/messages/mail-outbox.ts';
import type { Editor } from '#adapters/supabase/access/editor-session.ts';
import { supabaseWithoutPerson } from '#adapters/supabase/client.ts';

/**
 * What making an order needs, with the rights of the editor who asks; storing it is the site's own right, so that nobody else has
 * customers mailed an address.
 */
export function orderTools({
  editor: { supabase, userId },
  key,
  setUp,
  afterAnswer,
}: OrderParts): CreateOrderTools<BitcoinOrder> {
  const held = { network: key.network, fingerprint: key.fingerprint, holder: randomUUID() };
  return {
    limits: setUp.limits,
    addresses: {
      async hold() {
        const index = await holdIndex(supabase, held);
        return { index, address: key.addressAt(index) };
      },
      leave: (index, { isUsedBefore }) => leaveIndex(supabase, { ...held, index, isUsedBefore }),
      async history(address) {
        const asked = setUp.explorers.map((url) => explorerAt(url).view(address));
        const views = await Promise.allSettled(asked);
        for (const view of views) if (view.status === 'rejected') noteBreakdown(view.reason);
        return historyOf(views.map((view) => (view.status === 'fulfilled' ? view.value : undefined)));
      },
    },
    orders: {
      find: (submission) => findOrder(supabase, { submission }),
      store: (order) => storeOrder(supabaseWithoutPerson(), order, { ...held, editor: userId }),
    },
    async price() {
      const asked = await currentPrice(afterAnswer);
      if (!asked.ok) return undefined;
      const { price, sources, fetchedAt } = asked.value;
      return { eurCents: price.eurCents, sources, fetchedAt };
    },
    now: () => new Date(),
  };
}

/** Mails at once what an order has caused; what does not leave now the schedule tries again. */
export const mailOrder = (id: string, compose: ComposeLetter): Promise<void> =>
  runOutbox(
    { outbox: mailOutbox(supabaseWithoutPerson()), compose, send: sendLetter },
    { about: id, until: new Date(Date.now() + 15_000) },
  );

type OrderParts = {
  editor: Editor;
  key: AccountKey;
  setUp: BitcoinSetUp;
  /** Keeps work going once the answer is on its way. */
  afterAnswer: (work: Promise<unknown>) => void;
};
