import { remindAfterSeconds } from '#core/enquiry/answer-time.ts';
import type { ComposeLetter } from '#core/mail/mail.ts';
import { runOutbox } from '#core/mail/run-outbox.ts';
import type { MessageTools } from '#core/enquiry/take-message.ts';
import { unstoredAllowance } from '#core/enquiry/unstored-allowance.ts';
import { readContactStamp } from '#adapters/contact-stamp.ts';
import { callFallbackWebhook } from '#adapters/fallback-webhook.ts';
import { firstAttempt } from './first-attempt.ts';
import { noteBreakdown } from '#adapters/note-breakdown.ts';
import { sendLetter } from '#adapters/resend/send-letter.ts';
import { sealEnquiry } from '#adapters/sealed-enquiry.ts';
import { findSetting } from '#adapters/settings.ts';
import { supabaseWithoutPerson } from '#adapters/supabase/client.ts';
import { contactLimit, storeEnquiry } from '#adapters/supabase/messages/enquiry-store.ts';
import { mailOutbox, queueReminders } from '#adapters/supabase/messages/mail-outbox.ts';

/** As many as a mailbox bears in an hour, and a program behind the webhook; each process of the host counts for itself. */
const allowUnstored = unstoredAllowance({ mails: 20, webhooks: 200, ofSender: contactLimit, now: Date.now });

/** All that taking a message needs of the outside. */
export function messageTools({ compose, mailbox, afterAnswer }: MessageParts): MessageTools {
  return {
    mailboxes: [mailbox, findSetting('CONTACT_TO')].filter((address) => address !== undefined),
    readStamp: readContactStamp,
    store: storeEnquiry,
    deliver: (id) => firstAttempt({ kind: 'business', about: id }, { compose, afterAnswer }),
    allowUnstored: ({ address }) => allowUnstored(address),
    compose,
    send: sendLetter,
    hasMailKey: findSetting('RESEND_API_KEY') !== undefined,
    seal: sealEnquiry,
    callWebhook: callFallbackWebhook,
    noteBreakdown,
  };
}

/** Brings out what waits, and reminds of what nobody has answered; for the schedule. */
export async function bringOutMails({
  compose,
  until,
}: {
  compose: ComposeLetter;
  until: Date;
}): Promise<void> {
  const supabase = supabaseWithoutPerson();
  await queueReminders(supabase, remindAfterSeconds);
  await runOutbox({ outbox: mailOutbox(supabase), compose, send: sendLetter }, { until });
}

type MessageParts = {
  compose: ComposeLetter;
  /** The mailbox that visitors see. */
  mailbox: string;
  /** Keeps work going once the answer is on its way. */
  afterAnswer: (work: Promise<unknown>) => void;
};
