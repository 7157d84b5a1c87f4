import { atom } from 'nanostores';
import { callFunction, type FunctionRefusal } from '#adapters/functions.browser.ts';
import { postToWebhook } from '#adapters/webhook.browser.ts';
import { contactStamp, sendContactEmail } from '#contract/visitors.ts';
import type { EnquiryField } from '#core/enquiry/enquiry.ts';
import type { Appointment } from '#core/enquiry/appointment/appointment.ts';
import type { Locale } from '#core/locale.ts';
import type { Quote } from '#core/quote/quote.ts';
import { readDraft, writeDraft } from '#browser-storage/enquiry-draft.ts';
import { readWebhook } from '#browser-storage/webhook.ts';

/** The sending of the contact form. If the site fails to take the enquiry, a webhook may. */
export const $enquiry = atom<EnquirySending>({ step: 'idle' });

/** Requests a signed time stamp, which helps to detect bots. Call this when a form field gets the focus. */
export function askForStamp(): void {
  stamp ??= callFunction(contactStamp, {
    input: {},
    signal: AbortSignal.timeout(stampWait),
  }).then((answer) => (answer.ok ? answer.value.stamp : undefined));
}

/** An enquiry counts as sent if the server or the webhook has accepted it. */
export async function sendEnquiry(input: EnquiryInput): Promise<EnquirySending> {
  if (!isOnline()) return arrive({ step: 'offline' });
  $enquiry.set({ step: 'sending' });
  const content = { ...input, pageUrl: pageAddress() };
  const sent = await callFunction(sendContactEmail, {
    input: { ...content, stamp: await stamp, submission: submissionFor(content) },
    signal: AbortSignal.timeout(maxWait),
  });
  if (sent.ok) {
    stamp = undefined;
    return arrive({ step: 'sent', notice: sent.value.notice });
  }
  const { refusal } = sent;
  if (refusal.code === 'unreachable' && !isOnline()) return arrive({ step: 'offline' });
  if (refusal.fields === undefined && (await isTakenByWebhook(content, refusal)))
    return arrive({ step: 'sent-by-webhook' });
  return arrive({ step: 'failed', refusal });
}

/** Omits a query that is too long for the server. */
function pageAddress(): string {
  const { origin, pathname, search } = location;
  return `${origin}${pathname}${search.length > 1000 ? '' : search}`;
}

const isOnline = (): boolean => navigator.onLine;

/** Milliseconds. Even without an answer in this time, the server may have stored the enquiry. */
const maxWait = 20_000;

/** Milliseconds after which the enquiry is sent without a stamp. */
const stampWait = 4_000;

let stamp: Promise<string | undefined> | undefined;

function arrive(enquiry: EnquirySending): EnquirySending {
  $enquiry.set(enquiry);
  return enquiry;
}

/** A retry with the same content gets the same id, so that the server stores only one enquiry. */
function submissionFor(content: object): string {
  const draft = readDraft();
  const submitted = JSON.stringify(content);
  const submission =
    draft.submission !== '' && draft.submitted === submitted ? draft.submission : crypto.randomUUID();
  writeDraft({ ...draft, submission, submitted });
  return submission;
}

async function isTakenByWebhook(content: object, refusal: FunctionRefusal): Promise<boolean> {
  const address = readWebhook();
  if (address === undefined) return false;
  try {
    const error = refusal.message ?? refusal.code;
    await postToWebhook(address, { ...content, submittedAt: new Date().toISOString(), error });
    return true;
  } catch {
    // The webhook is unreachable. The form keeps the visitor’s text.
    return false;
  }
}

export type EnquiryInput = Record<EnquiryField, string> & {
  lang: Locale;
  quote: Quote | undefined;
  appointment: Appointment | undefined;
  /** A honeypot: the field is hidden from people, so only bots fill it in. */
  website: string;
};

export type EnquirySending =
  | { step: 'idle' }
  | { step: 'sending' }
  /** `notice` is the code of a problem with the set-up, such as `mail-key-missing`. Only editors see the notice. */
  | { step: 'sent'; notice?: string | undefined }
  | { step: 'sent-by-webhook' }
  | { step: 'offline' }
  | { step: 'failed'; refusal: FunctionRefusal };
