import { useRef, useState } from 'react';
import { createBitcoinOrder } from '#contract/bitcoin.ts';
import { maxDescriptionLength } from '#core/bitcoin-order/order-input.ts';
import { enquiryLimits } from '#core/enquiry/enquiry.ts';
import { centsFrom } from '#core/bitcoin-price/euro-amount.ts';
import { locales, type Locale } from '#core/locale.ts';
import { fill } from '#i18n/fill.ts';
import { refusalOf } from '#session/desk-refusal.ts';
import { callAsEditor } from '#session/session.ts';
import { showToast } from '#stores/toasts.ts';
import { Problem } from '../parts/form/Problem.tsx';
import { Button } from '../parts/Button.tsx';
import { DeskForm } from '../parts/form/DeskForm.tsx';
import { Field } from '../parts/form/Field.tsx';
import { TextField } from '../parts/form/TextField.tsx';
import { refusalText } from '../parts/refusal-text.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';
import { useBitcoinWords } from './use-bitcoin-words.ts';
import type { InputOf } from '#contract/contract.ts';

/** The form for a new order. The customer gets its link by mail. */
export function OrderForm({ start, amountHint, askApproval = false, done }: Props) {
  const { words } = useDesk();
  const { form: texts, busy } = useBitcoinWords();
  const sent = useRef<SentOrder>(undefined);
  const [made, setMade] = useState(0);
  const [amountIsWrong, setAmountIsWrong] = useState(false);
  const asking = useDeskAction({
    run: (order: SentOrder) => callAsEditor(createBitcoinOrder, order),
    onSuccess: (order, { customerEmail }) => {
      const email = order.customerEmail ?? customerEmail;
      showToast({ tone: 'success', title: texts.made, text: fill(texts.madeText, { email }) });
      sent.current = undefined;
      setMade((count) => count + 1);
      done?.();
    },
    changes: ['bitcoin-orders', 'bitcoin-readiness', 'enquiries'],
  });
  const refusal = asking.isError ? refusalOf(asking.error) : undefined;
  const problemOf = (field: string) =>
    refusal?.fields?.[field] === undefined ? undefined : words.writing.problems.wrong;

  function send(form: HTMLFormElement) {
    const typed = new FormData(form);
    const text = (name: string) => {
      const value = typed.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const amountCents = centsFrom(text('amount'));
    setAmountIsWrong(amountCents === undefined);
    if (amountCents === undefined) return form.querySelector<HTMLInputElement>('[name="amount"]')?.focus();
    const order = {
      ...(start.enquiryId === undefined ? {} : { enquiryId: start.enquiryId }),
      amountCents,
      locale: locales.find((locale) => locale === text('locale')) ?? start.locale,
      customerName: text('customerName'),
      customerEmail: text('customerEmail'),
      description: text('description'),
    };
    sent.current = submissionOf(order, sent.current);
    asking.mutate(sent.current);
  }

  return (
    <DeskForm key={made} onSend={send}>
      <TextField
        label={texts.amount}
        name="amount"
        hint={amountHint ?? texts.amountHint}
        problem={amountIsWrong ? texts.amountWrong : problemOf('amountCents')}
        type="text"
        inputMode="decimal"
        required
        defaultValue={start.amount}
        autoComplete="off"
      />
      <TextField
        label={texts.description}
        name="description"
        hint={texts.descriptionHint}
        problem={problemOf('description')}
        type="text"
        required
        maxLength={maxDescriptionLength}
        autoComplete="off"
      />
      <TextField
        label={texts.name}
        name="customerName"
        problem={problemOf('customerName')}
        type="text"
        required
        maxLength={enquiryLimits.name}
        defaultValue={start.customerName}
        // The fields describe the customer, so the browser must not fill in the editor’s details.
        autoComplete="off"
      />
      <TextField
        label={texts.email}
        name="customerEmail"
        problem={problemOf('customerEmail')}
        type="email"
        required
        maxLength={enquiryLimits.email}
        defaultValue={start.customerEmail}
        autoComplete="off"
      />
      <Field label={texts.language} name="locale">
        {(attributes) => (
          <select {...attributes} defaultValue={start.locale}>
            {locales.map((locale) => (
              <option key={locale} value={locale}>
                {words.languageNames[locale]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {askApproval && (
        <label className="desk-check">
          <input
            type="checkbox"
            name="approved"
            required
            // The browser would explain an invalid value in its own language instead of the desk’s language.
            onInvalid={({ currentTarget }) =>
              currentTarget.setCustomValidity(words.writing.problems.required)
            }
            onChange={({ target }) => target.setCustomValidity('')}
          />
          {texts.approved}
        </label>
      )}
      <Problem text={refusal && refusalText(words, refusal)} />
      <Button
        variant="main"
        text={asking.isPending ? busy : texts.send}
        type="submit"
        disabled={asking.isPending}
      />
    </DeskForm>
  );
}

/** A retry of an unchanged order keeps the `submission` id, so that the server stores the order once. */
export function submissionOf(order: WantedOrder, sentBefore: SentOrder | undefined): SentOrder {
  const again = sentBefore && { ...order, submission: sentBefore.submission };
  return again && JSON.stringify(again) === JSON.stringify(sentBefore)
    ? sentBefore
    : { ...order, submission: crypto.randomUUID() };
}

type Props = {
  start: {
    locale: Locale;
    amount?: string;
    customerName?: string;
    customerEmail?: string;
    enquiryId?: string;
  };
  amountHint?: string | undefined;
  askApproval?: boolean;
  done?: () => void;
};

export type SentOrder = InputOf<typeof createBitcoinOrder>;
type WantedOrder = Omit<SentOrder, 'submission'>;
