import type { ComposeLetter } from '#core/enquiry/mail.ts';
import { runOutbox } from '#core/enquiry/run-outbox.ts';
import type { MessageTools, Taken } from '#core/enquiry/take-message.ts';
import { readContactStamp } from './contact-stamp.ts';
import { callFallbackWebhook } from './fallback-webhook.ts';
import { noteBreakdown } from './http/note-breakdown.ts';
import { sendLetter } from './resend/send-letter.ts';
import { sealEnquiry } from './sealed-enquiry.ts';
import { findSetting } from './settings.ts';
import { supabaseWithoutPerson } from './supabase/client.ts';
import { storeEnquiry } from './supabase/enquiry-store.ts';
import { isMailed, mailOutbox, queueReminders } from './supabase/mail-outbox.ts';

/** A visitor waits this long for the first attempt to mail a stored message, in milliseconds. */
const patience = 5000;

/** The business promises an answer within 4 hours; after this many seconds it is reminded. */
const remindAfter = 3 * 3600;

/** All that taking a message needs of the outside. */
export function messageTools({ compose, mailbox, afterAnswer }: MessageParts): MessageTools {
  return {
    mailboxes: [mailbox, findSetting('CONTACT_TO')].filter((address) => address !== undefined),
    readStamp: readContactStamp,
    store: storeEnquiry,
    deliver: (id) => deliver(id, { compose, afterAnswer }),
    compose,
    send: sendLetter,
    seal: sealEnquiry,
    callWebhook: callFallbackWebhook,
    noteBreakdown,
  };
}

/** Brings out what waits, and reminds of what nobody has answered; for the schedule. */
export async function bringOutMails({ compose }: { compose: ComposeLetter }): Promise<void> {
  const supabase = supabaseWithoutPerson();
  await queueReminders(supabase, remindAfter);
  // A scheduled function may run for 30 seconds, and the last attempt takes up to eight.
  const until = new Date(Date.now() + 18_000);
  await runOutbox({ outbox: mailOutbox(supabase), compose, send: sendLetter }, { until });
}

/** The first attempt. The visitor hears of it where it takes less than five seconds; it goes on in any case. */
async function deliver(
  id: string,
  { compose, afterAnswer }: Pick<MessageParts, 'compose' | 'afterAnswer'>,
): Promise<Taken['delivery']> {
  const sent = Promise.withResolvers<Taken['delivery']>();
  const giveUp = setTimeout(() => sent.resolve('queued'), patience);
  afterAnswer(
    attempt(id, { compose, onSent: () => sent.resolve('sent') })
      .then((delivery) => sent.resolve(delivery))
      .catch((cause: unknown) => {
        // The message is stored: the schedule tries again.
        noteBreakdown(cause);
        sent.resolve('queued');
      }),
  );
  const delivery = await sent.promise;
  clearTimeout(giveUp);
  return delivery;
}

async function attempt(
  id: string,
  { compose, onSent }: { compose: ComposeLetter; onSent: () => void },
): Promise<Taken['delivery']> {
  const supabase = supabaseWithoutPerson();
  const sent: string[] = [];
  await runOutbox(
    { outbox: mailOutbox(supabase), compose, send: sendLetter },
    {
      enquiry: id,
      until: new Date(Date.now() + 20_000),
      onSent: ({ kind }) => {
        sent.push(kind);
        if (kind === 'business') onSent();
      },
    },
  );
  // A message that was sent before is answered as before.
  return sent.includes('business') || (await isMailed(supabase, id)) ? 'sent' : 'queued';
}

type MessageParts = {
  compose: ComposeLetter;
  /** The mailbox that visitors see. */
  mailbox: string;
  /** Keeps work going once the answer is on its way. */
  afterAnswer: (work: Promise<unknown>) => void;
};
