import type { AfterAnswer } from '#core/answering/after-answer.ts';
import { deliver, type AwaitedMail, type Delivery } from '#core/mail/deliver.ts';
import type { ComposeLetter } from '#core/mail/mail.ts';
import { runOutbox, type OutboxRun, type OutboxDeps } from '#core/mail/run-outbox.ts';
import { reportError } from '#adapters/report-error.ts';
import { sendLetter } from '#adapters/resend/send-letter.ts';
import { supabaseWithoutPerson } from '#adapters/supabase/client.ts';
import { isMailed, mailOutbox } from '#adapters/supabase/enquiries/mail-outbox.ts';

/** Sends the mails that are due. */
export const sendMails = (compose: ComposeLetter, run: OutboxRun): Promise<void> =>
  runOutbox(outboxDeps(compose), run);

/** The first attempt to send the mails of a message, preview or order that was just stored. */
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
