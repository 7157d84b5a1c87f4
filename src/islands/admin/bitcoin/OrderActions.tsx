import { useState } from 'react';
import type { ListedOrder } from '#clients/bitcoin-orders.ts';
import { cancelBitcoinOrder, checkBitcoinOrder, resendBitcoinOrder } from '#contract/bitcoin.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { showToast } from '#stores/toasts.ts';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { useOrderAction } from './use-order-action.ts';

/** What can be done with a payment: the customer's link, looking at once, mailing it again, taking it back. */
export function OrderActions({ order, words }: { order: ListedOrder; words: DeskWords }) {
  const { actions: said, busy, cancel } = words.bitcoin;
  const { id, link, state, customerEmail, isWatched } = order;
  const [asksToWithdraw, setAsksToWithdraw] = useState(false);
  const checking = useOrderAction(checkBitcoinOrder, { title: said.lookedNow, words });
  const mailing = useOrderAction(resendBitcoinOrder, { title: said.resent, words });
  const withdrawing = useOrderAction(cancelBitcoinOrder, {
    title: said.withdrawn,
    words,
    ended: () => setAsksToWithdraw(false),
  });

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      showToast({ tone: 'success', title: said.copied });
    } catch {
      showToast({ tone: 'failure', title: said.notCopied });
    }
  }

  return (
    <div className="desk-actions">
      {customerEmail !== null && (
        <>
          <button type="button" className="button button-quiet" onClick={() => void copy()}>
            {said.copyLink}
          </button>
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
        <button type="button" className="button desk-danger" onClick={() => setAsksToWithdraw(true)}>
          {said.withdraw}
        </button>
      )}
      {asksToWithdraw && (
        <ConfirmDialog
          title={said.withdrawTitle}
          text={said.withdrawText}
          confirm={withdrawing.isPending ? busy : said.confirmWithdraw}
          cancel={cancel}
          busy={withdrawing.isPending}
          onConfirm={() => withdrawing.mutate({ id })}
          onCancel={() => setAsksToWithdraw(false)}
        />
      )}
    </div>
  );
}

/** Not disabled while it is busy: that would take the focus away. */
const Action = ({ action, run, text, busy }: ActionProps) => (
  <button type="button" className="button button-quiet" onClick={run} aria-disabled={action.isPending}>
    {action.isPending ? busy : text}
  </button>
);

type ActionProps = { action: { isPending: boolean }; run: () => void; text: string; busy: string };
