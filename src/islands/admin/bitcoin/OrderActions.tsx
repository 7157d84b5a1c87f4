import type { ListedOrder } from '#clients/bitcoin-orders.ts';
import { cancelBitcoinOrder, checkBitcoinOrder, resendBitcoinOrder } from '#contract/bitcoin.ts';
import { Button } from '../parts/Button.tsx';
import { copyText } from '../parts/copy-text.ts';
import { useDesk } from '../parts/use-desk.ts';
import { useOrderAction } from './use-order-action.ts';

/** Actions on a payment: the customer's link, check now, mail again, cancel. */
export function OrderActions({ order }: { order: ListedOrder }) {
  const { words } = useDesk();
  const { actions: said, busy } = words.bitcoin;
  const { id, link, state, customerEmail, isWatched } = order;
  const checking = useOrderAction(checkBitcoinOrder, { title: said.lookedNow });
  const mailing = useOrderAction(resendBitcoinOrder, { title: said.resent });
  const withdrawing = useOrderAction(cancelBitcoinOrder, { title: said.withdrawn });

  return (
    <div className="desk-actions">
      {customerEmail !== null && (
        <>
          <Button
            text={said.copyLink}
            onClick={() => void copyText(link, { copied: said.copied, failed: said.notCopied })}
          />
          <a href={link} target="_blank" rel="noopener noreferrer">
            {said.open}
          </a>
        </>
      )}
      {state === 'open' && customerEmail !== null && (
        <Action action={mailing} run={() => mailing.mutate({ id })} text={said.resend} busy={busy} />
      )}
      {isWatched && (
        <Action action={checking} run={() => checking.mutate({ id })} text={said.check} busy={busy} />
      )}
      {state === 'open' && (
        <Button look="danger" text={said.withdraw} onClick={() => withdrawing.ask({ id })} />
      )}
      {withdrawing.dialog(() => ({
        title: said.withdrawTitle,
        text: said.withdrawText,
        confirm: withdrawing.isPending ? busy : said.confirmWithdraw,
      }))}
    </div>
  );
}

const Action = ({ action, run, text, busy }: ActionProps) => (
  <Button text={action.isPending ? busy : text} onClick={run} busy={action.isPending} />
);

type ActionProps = { action: { isPending: boolean }; run: () => void; text: string; busy: string };
