import { remindAfterSeconds } from '#core/enquiry/answer-time.ts';
import type { AfterAnswer } from '#core/answering/after-answer.ts';
import { deliver, type AwaitedMail, type Delivery } from '#core/mail/deliver.ts';
import type { ComposeLetter } from '#core/mail/mail.ts';
import { runOutbox, type OutboxRun, type OutboxDeps } from '#core/mail/run-outbox.ts';
import { reportError } from '#adapters/report-error.ts';
import { sendLetter } from '#adapters/resend/send-letter.ts';
import { supabaseWithoutPerson } from '#adapters/supabase/client.ts';
import { isMailed, mailOutbox, queueReminders } from '#adapters/supabase/messages/mail-outbox.ts';

/** Sends all mails that are due, or only the mails about one message, preview or order. */
export const sendMails = (compose: ComposeLetter, run: OutboxRun): Promise<void> =>
  runOutbox(outboxDeps(compose), run);

/** Queues reminders of unanswered messages, then sends all mails that are due. The schedule calls this. */
export async function sendDueMails(compose: ComposeLetter, { until }: { until: Date }): Promise<void> {
  await queueReminders(supabaseWithoutPerson(), remindAfterSeconds());
  await sendMails(compose, { until });
}

/** Makes the first attempt to send the mails about a message, preview or order that was just stored. */
export const deliverMail = (
  mail: AwaitedMail,
  { compose, afterAnswer }: { compose: ComposeLetter; afterAnswer: AfterAnswer },
): Promise<Delivery> =>
  deliver(mail, {
    ...outboxDeps(compose),
    isSent: (one) => isMailed(supabaseWithoutPerson(), one),
    afterAnswer,
    reportError,
  });

const outboxDeps = (compose: ComposeLetter): OutboxDeps => ({
  outbox: mailOutbox(supabaseWithoutPerson()),
  compose,
  send: sendLetter,
});
