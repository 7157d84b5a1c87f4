import { useEffect, type RefObject } from 'react';
import { appointmentFields } from '#core/enquiry/appointment/appointment.ts';
import { enquiryFields, type EnquiryField } from '#core/enquiry/enquiry.ts';
import type { Locale } from '#core/locale.ts';
import { islandDay } from '#core/ibiza-time/days.ts';
import { prefilled } from '#core/quote/prefill.ts';
import { quoteSums } from '#core/quote/quote-sums.ts';
import type { Quote } from '#core/quote/quote.ts';
import { quoteText, type QuoteWords } from '#i18n/quote-text.ts';
import { forgetDraft, readDraft, writeDraft } from '#browser-storage/enquiry-draft.ts';
import { $quote, dropQuote, onQuote, startQuote } from '#stores/quote.ts';
import { appointmentTexts, inputOf, textsIn } from './enquiry-form.ts';

/** Restores the text typed before a reload. Keeps the summary of the quote in the message up to date. */
export function useEnquiryDraft(
  form: RefObject<HTMLFormElement | null>,
  { words, subjects, locale }: { words: QuoteWords; subjects: Record<string, string>; locale: Locale },
): void {
  useEffect(() => {
    const { current } = form;
    if (current === null) return;
    const draft = readDraft();
    for (const field of [...enquiryFields, ...appointmentFields]) {
      const input = inputOf(current, field);
      if (draft[field] !== '' && !isEntered(input)) input.value = draft[field];
      if (field.startsWith('day') && input.value !== '') input.closest('details')?.setAttribute('open', '');
    }
    putSubject(current, subjects);
    const tell = (quote: Quote | undefined) =>
      putSummary(current, quote === undefined ? '' : summaryOf(quote, { words, locale }));
    const stop = onQuote(tell);
    startQuote();
    tell($quote.get());
    return stop;
  }, [form, words, subjects, locale]);
}

/** Whether the visitor entered something before hydration, which is newer than the draft. */
const isEntered = (input: ReturnType<typeof inputOf>): boolean =>
  input instanceof HTMLSelectElement ? input.selectedIndex > 0 : input.value !== '';

export const keepDraft = (form: HTMLFormElement): void =>
  writeDraft({ ...readDraft(), ...textsIn(form), ...appointmentTexts(form) });

/** Clears the quote, the days of the appointment and each field whose text has not changed since sending. */
export function startOver(form: HTMLFormElement, sent: Record<EnquiryField, string>): void {
  for (const field of enquiryFields) {
    const input = inputOf(form, field);
    if (input.value === sent[field]) input.value = '';
  }
  for (const day of ['day1', 'day2'] as const) inputOf(form, day).value = '';
  dropQuote();
  forgetDraft();
  if (Object.values(textsIn(form)).some((text) => text !== '')) keepDraft(form);
}

/** Enters the service that the page’s URL names, unless the visitor has entered another subject. */
function putSubject(form: HTMLFormElement, subjects: Record<string, string>): void {
  const named = subjects[new URLSearchParams(location.search).get('service') ?? ''];
  const subject = inputOf(form, 'subject');
  const isOurs = subject.value === '' || Object.values(subjects).includes(subject.value);
  if (named !== undefined && isOurs) subject.value = named;
}

function putSummary(form: HTMLFormElement, summary: string): void {
  const { summary: before } = readDraft();
  // Opening the page must not create a draft, so nothing is stored without a change.
  if (before === summary) return;
  const message = inputOf(form, 'message');
  message.value = prefilled(message.value, { before, after: summary });
  writeDraft({ ...readDraft(), ...textsIn(form), summary });
}

const summaryOf = (quote: Quote, { words, locale }: { words: QuoteWords; locale: Locale }): string =>
  quoteText({ sums: quoteSums(quote, { today: islandDay(new Date()) }), words, locale });
