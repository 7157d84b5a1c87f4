import type { ListedOrder } from '#clients/bitcoin-orders.ts';
import { cancelBitcoinOrder, checkBitcoinOrder, resendBitcoinOrder } from '#contract/bitcoin.ts';
import { Button } from '../parts/Button.tsx';
import { copyText } from '../parts/browser/copy-text.ts';
import { useBitcoinWords } from './use-bitcoin-words.ts';
import { useOrderAction } from './use-order-action.ts';

/** What an editor can do with an order: copy its link, mail it again, check for payments, cancel it. */
export function OrderActions({ order }: { order: ListedOrder }) {
  const { actions: texts, busy } = useBitcoinWords();
  const { id, link, customerEmail, isWatched } = order;
  const isOpen = order.state === 'open' && order.resolution === null;
  const checking = useOrderAction(checkBitcoinOrder, { title: texts.checkedNow });
  const mailing = useOrderAction(resendBitcoinOrder, { title: texts.resent });
  const withdrawing = useOrderAction(cancelBitcoinOrder, { title: texts.withdrawn });

  return (
    <div className="row">
      {customerEmail !== null && (
        <>
          <Button
            text={texts.copyLink}
            onClick={() => void copyText(link, { copied: texts.copied, failed: texts.notCopied })}
          />
          <a href={link} target="_blank" rel="noopener noreferrer">
            {texts.open}
          </a>
        </>
      )}
      {isOpen && customerEmail !== null && (
        <Action action={mailing} run={() => mailing.mutate({ id })} text={texts.resend} busy={busy} />
      )}
      {isWatched && (
        <Action action={checking} run={() => checking.mutate({ id })} text={texts.check} busy={busy} />
      )}
      {isOpen && <Button variant="danger" text={texts.withdraw} onClick={() => withdrawing.ask({ id })} />}
      {withdrawing.dialog(() => ({
        title: texts.withdrawTitle,
        text: texts.withdrawText,
        confirm: withdrawing.isPending ? busy : texts.confirmWithdraw,
      }))}
    </div>
  );
}

const Action = ({ action, run, text, busy }: ActionProps) => (
  <Button text={action.isPending ? busy : text} onClick={run} busy={action.isPending} />
);

type ActionProps = { action: { isPending: boolean }; run: () => void; text: string; busy: string };
