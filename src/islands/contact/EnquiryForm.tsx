import type { Locale } from '#core/locale.ts';
import type { PriceLists } from '#core/quote/price-lists.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { appointmentFrom, appointmentIn } from '#core/enquiry/appointment/appointment.ts';
import { islandDay } from '#core/ibiza-time/days.ts';
import { enquiryFields, type EnquiryField } from '#core/enquiry/enquiry.ts';
import { $enquiry, askForStamp, sendEnquiry } from '#stores/enquiry.ts';
import { $quote } from '#stores/quote.ts';
import type { EnquiryWords } from './enquiry-words.ts';
import { EditorWebhook } from './EditorWebhook.tsx';
import { EnquiryAppointment } from './EnquiryAppointment.tsx';
import { appointmentTexts, inputOf, problemsIn, textsIn, type Problems } from './enquiry-form.ts';
import { EnquiryInput } from './EnquiryInput.tsx';
import { EnquiryNotice } from './EnquiryNotice.tsx';
import { EnquiryQuote } from './EnquiryQuote.tsx';
import { announceOutcome } from './announce-outcome.ts';
import { keepDraft, startOver, useEnquiryDraft } from './use-enquiry-draft.ts';

/** The contact form. */
export function EnquiryForm({ words, locale, pageUrl, prices, privacy, phone, mail }: EnquiryProps) {
  const { step } = useStore($enquiry);
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const wrong = enquiryFields.filter((field) => problems[field] !== undefined);

  useEnquiryDraft(form, { words: words.quoteWords, subjects: words.subjects, locale });
  // The hydrated form shows its own error messages instead of the browser’s.
  useEffect(() => {
    if (form.current === null) return;
    form.current.noValidate = true;
    for (const day of daysIn(form.current)) day.min = islandDay(new Date());
    // On a slow connection, a visitor may have typed before this script ran.
    if (form.current.contains(document.activeElement)) askForStamp();
  }, []);

  function show(found: Problems, current: HTMLFormElement) {
    setProblems(found);
    const first = enquiryFields.find((field) => found[field] !== undefined);
    if (first !== undefined) inputOf(current, first).focus();
    return first !== undefined;
  }

  async function send() {
    const { current } = form;
    if (current === null || $enquiry.get().step === 'sending') return;
    const texts = textsIn(current);
    if (show(problemsIn(texts, words), current)) return;
    const wrongDay = daysIn(current).find((day) => !day.validity.valid);
    if (wrongDay !== undefined) {
      wrongDay.closest('details')?.setAttribute('open', '');
      wrongDay.reportValidity();
      return;
    }
    const website = new FormData(current).get('website');
    const outcome = await sendEnquiry({
      ...texts,
      lang: locale,
      quote: $quote.get(),
      appointment: appointmentFrom(appointmentIn(appointmentTexts(current))),
      website: typeof website === 'string' ? website : '',
    });
    if (outcome.step === 'sent' || outcome.step === 'sent-by-webhook') {
      startOver(current, texts);
    }
    if (outcome.step === 'failed') {
      const refused = Object.keys(outcome.refusal.fields ?? {}).filter(isField);
      if (
        show(
          Object.fromEntries(
            refused.map((field) => [field, words.problems[field].noPhone ?? words.problems.refused]),
          ),
          current,
        )
      )
        return;
    }
    await announceOutcome(outcome, { words, locale });
  }

  function changed(target: EventTarget) {
    if (form.current === null) return;
    keepDraft(form.current);
    if (['sent', 'sent-by-webhook'].includes($enquiry.get().step)) $enquiry.set({ step: 'idle' });
    const field = target instanceof HTMLElement ? target.getAttribute('name') : null;
    if (field !== null && isField(field) && problems[field] !== undefined)
      setProblems({ ...problems, [field]: problemsIn(textsIn(form.current), words)[field] });
  }

  return (
    <>
      <form
        ref={form}
        id="enquiry"
        className="stack start enquiry"
        method="post"
        action="/functions/v1/contact-form"
        aria-labelledby="enquiry-heading"
        onFocus={({ target }) => {
          // A script may focus the quote, so only a focus elsewhere in the form requests the anti-bot time stamp.
          if (!target.matches('.enquiry-quote')) askForStamp();
        }}
        onInput={({ target }) => changed(target)}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <h3 id="enquiry-heading">{words.heading}</h3>
        <p className="soft">{words.marks}</p>
        <div role="alert">
          {wrong.length > 0 && (
            <div className="problem enquiry-problems">
              <p>{words.check}</p>
              <ul>
                {wrong.map((field) => (
                  <li key={field}>
                    <a href={`#enquiry-${field}`}>{words[field]}</a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <EnquiryQuote words={words} locale={locale} />
        {enquiryFields.map((field) => (
          <EnquiryInput
            key={field}
            field={field}
            label={words[field]}
            hint={field === 'message' ? words.messageHint : undefined}
            problem={problems[field]}
          />
        ))}
        <EnquiryAppointment words={words.appointment} />
        {/* Detects bots: people cannot see this field, and the Tab key and autofill skip it. */}
        <div className="visually-hidden" aria-hidden="true">
          <label htmlFor="enquiry-website">{words.trap}</label>
          <input id="enquiry-website" type="text" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <input type="hidden" name="lang" value={locale} />
        <input type="hidden" name="pageUrl" value={pageUrl} />
        <input type="hidden" name="priceList" value={prices.current.version} />
        <p className="soft">
          {words.privacy} <a href={privacy}>{words.privacyLink}</a>
        </p>
        <button type="submit" className="button" disabled={step === 'sending'}>
          {step === 'sending' ? words.sending : words.send}
        </button>
        <EnquiryNotice words={words} phone={phone} mail={mail} again={() => void send()} />
      </form>
      <EditorWebhook locale={locale} />
    </>
  );
}

const daysIn = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('[type="date"]')];

const isField = (name: string): name is EnquiryField => enquiryFields.some((field) => field === name);

export type EnquiryProps = {
  words: EnquiryWords;
  locale: Locale;
  pageUrl: string;
  /** Without JavaScript, the form sends the current list’s version, to record which prices the visitor saw. */
  prices: PriceLists;
  privacy: string;
  phone: string;
  mail: string;
};
