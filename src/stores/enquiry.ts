import { atom } from 'nanostores';
import { callFunction, type FunctionRefusal } from '#adapters/functions.browser.ts';
import { postToWebhook } from '#adapters/webhook.browser.ts';
import { contactStamp, sendContactEmail } from '#contract/visitors.ts';
import type { EnquiryField } from '#core/enquiry/enquiry.ts';
import type { Locale } from '#core/locale.ts';
import type { Quote } from '#core/quote/quote.ts';
import { readDraft, writeDraft } from '#browser-storage/enquiry-draft.ts';
import { readWebhook } from '#browser-storage/webhook.ts';

/** How far the message to the business has come. */
export const $enquiry = atom<Enquiry>({ step: 'idle' });

/** Asks for the signed time stamp by which the server tells people from programs; call it at the first focus. */
export function askForStamp(): void {
  stamp ??= callFunction(contactStamp, {
    input: {},
    signal: AbortSignal.timeout(stampWait),
  }).then((answer) => (answer.ok ? answer.value.stamp : undefined));
}

/** Sends a message. It is done once it is stored on the server; where that fails, an editor's webhook may take it. */
export async function sendEnquiry(message: Message): Promise<Enquiry> {
  if (!isOnline()) return arrive({ step: 'offline' });
  $enquiry.set({ step: 'sending' });
  const content = { ...message, pageUrl: pageAddress() };
  const sent = await callFunction(sendContactEmail, {
    input: { ...content, stamp: await stamp, submission: submissionFor(content) },
    signal: AbortSignal.timeout(longestWait),
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

/** The address of this page; a query that is longer than the server takes stays out. */
function pageAddress(): string {
  const { origin, pathname, search } = location;
  return `${origin}${pathname}${search.length > 1000 ? '' : search}`;
}

const isOnline = (): boolean => navigator.onLine;

/** How long a visitor waits for an answer, in milliseconds. The server may still have stored the message by then. */
const longestWait = 20_000;

/** A message goes without its stamp rather than late. */
const stampWait = 4_000;

let stamp: Promise<string | undefined> | undefined;

function arrive(enquiry: Enquiry): Enquiry {
  $enquiry.set(enquiry);
  return enquiry;
}

/** The id of a message: the same for every try with the same content, so that it is stored once. */
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
    // Out of reach as well: the visitor keeps the text and is shown another way.
    return false;
  }
}

export type Message = Record<EnquiryField, string> & {
  lang: Locale;
  quote: Quote | undefined;
  /** Hidden from people: whoever fills it in is a program. */
  website: string;
};

export type Enquiry =
  | { step: 'idle' }
  | { step: 'sending' }
  /** With a code that is of use to an editor only. */
  | { step: 'sent'; notice?: string | undefined }
  | { step: 'sent-by-webhook' }
  | { step: 'offline' }
  | { step: 'failed'; refusal: FunctionRefusal };
